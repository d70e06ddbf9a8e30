import type { Submission } from './read-rows';

/** A row with at least this value of `sent_nearby` indicates a flood. Even a class of trainees sends fewer forms. */
const flooded = 30;
/**
 * Rows with at most this value of `sent_nearby` are always listed, because they are the first ones from their network.
 */
const quiet = 2;
/** The period, in milliseconds, over which the database counts forms from the same network. */
const spanMs = 55 * 60_000;

/** Separates real rows from those that look like part of a flood. Preserves their order. */
export const splitFlood = (rows: readonly Submission[]) => {
  const time = ({ created_at }: Submission) => Date.parse(created_at);
  const floods = rows.filter(({ sent_nearby }) => sent_nearby >= flooded).map(time);
  const isFlood = (row: Submission) =>
    row.sent_nearby > quiet && floods.some((moment) => Math.abs(moment - time(row)) <= spanMs);
  return { real: rows.filter((row) => !isFlood(row)), flood: rows.filter(isFlood) };
};
