test('npm run check:launch lists the findings of every check and fails', async () => {
  jest.doMock('./content-findings', () => ({
    companyFindings: () => ['company'],
    claimFindings: () => ['claim'],
  }));
  jest.doMock('./setting-findings', () => ({ settingFindings: () => ['setting'] }));
  jest.doMock('./export-findings', () => ({ exportFindings: () => ['export'] }));
  const log = jest.spyOn(console, 'log').mockImplementation();
  await import('../commands/check-launch');
  const { exitCode } = process;
  process.exitCode = undefined;
  expect(exitCode).toBe(1);
  for (const finding of ['company', 'claim', 'setting', 'export'])
    expect(log.mock.calls.join('\n')).toContain(`\n  ${finding}\n`);
});
