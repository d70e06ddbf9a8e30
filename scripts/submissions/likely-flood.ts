import type { Submission } from './read-rows';

/** A value of `sent_nearby`. Even a class of trainees sends fewer submissions. */
const flooded = 30;
/**
 * A value of `sent_nearby`. Rows with at most this value are always listed, because they are the first rows from their
 * network.
 */
const quiet = 2;
/** The database counts submissions from the same network over this period. */
const spanMs = 55 * 60_000;

export const splitFlood = (rows: readonly Submission[]) => {
  const time = ({ created_at }: Submission) => Date.parse(created_at);
  const floods = rows.filter(({ sent_nearby }) => sent_nearby >= flooded).map(time);
  const isFlood = (row: Submission) =>
    row.sent_nearby > quiet && floods.some((moment) => Math.abs(moment - time(row)) <= spanMs);
  return { real: rows.filter((row) => !isFlood(row)), flood: rows.filter(isFlood) };
};
