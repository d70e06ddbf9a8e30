import type { Submission } from './read-rows';

/** A row with at least this `sent_nearby` indicates a flood: a class of trainees sends fewer forms. */
const flooded = 30;
/** Rows with at most this `sent_nearby` are never hidden. They are the first rows of a network, even during a flood. */
const quiet = 2;
/** The period in which the database counts the forms of a network. */
const spanMs = 55 * 60_000;

/** Splits rows into real ones and those that look like a flood. Preserves their order. */
export const splitFlood = (rows: readonly Submission[]) => {
  const time = ({ created_at }: Submission) => Date.parse(created_at);
  const floods = rows.filter(({ sent_nearby }) => sent_nearby >= flooded).map(time);
  const isFlood = (row: Submission) =>
    row.sent_nearby > quiet && floods.some((moment) => Math.abs(moment - time(row)) <= spanMs);
  return { real: rows.filter((row) => !isFlood(row)), flood: rows.filter(isFlood) };
};
