export default async function stopAfterRun(): Promise<void> {
  await globalThis.stopPostgres?.();
}
