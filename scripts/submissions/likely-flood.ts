import type { Submission } from './read-rows';

/** A flood has a row whose wide network had sent this many forms: more than a class of learners sends. */
const flooded = 30;
/** Rows are never hidden if their wide network had sent no more than this: the first of a network, even in a flood. */
const quiet = 2;
/** As long as the database counts the forms of a network. */
const spanMs = 55 * 60_000;

/** Splits rows into those that look real and those that look like a flood. Keeps their order. */
export const splitFlood = (rows: readonly Submission[]) => {
  const time = ({ created_at }: Submission) => Date.parse(created_at);
  const floods = rows.filter(({ sent_nearby }) => sent_nearby >= flooded).map(time);
  const isFlood = (row: Submission) =>
    row.sent_nearby > quiet && floods.some((moment) => Math.abs(moment - time(row)) <= spanMs);
  return { real: rows.filter((row) => !isFlood(row)), flood: rows.filter(isFlood) };
};
