/** Loads the content again, as if the owner had changed the setting. */
const policyWith = async (emailDetails: 'full' | 'counts') => {
  jest.resetModules();
  jest.doMock('./owner-mail.ts', () => ({
    ...jest.requireActual<typeof import('./owner-mail')>('./owner-mail.ts'),
    emailDetails,
  }));
  const { promises } = await import('./promises.ts');
  const { privacyPolicy } = await import('./pages/privacy-policy.ts');
  return {
    promise: promises.leadEmails.text,
    policy: JSON.stringify(privacyPolicy.sectionsFor(true, [])),
  };
};

test('the promise in the privacy policy follows the details in emails', async () => {
  const full = await policyWith('full');
  const counts = await policyWith('counts');
  expect(full.promise).not.toBe(counts.promise);
  for (const { promise, policy } of [full, counts]) expect(policy).toContain(promise);
});
