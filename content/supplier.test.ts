afterEach(() => jest.resetModules());

const legalEntity = { name: 'Sample Ltd', number: '00000000', place: 'Wales', office: '2 Quay' };

const vatFact = async (vatNumber: string | undefined, addsVat: boolean) => {
  jest.doMock<typeof import('./company')>('./company.ts', () => {
    const actual = jest.requireActual<typeof import('./company')>('./company.ts');
    return { ...actual, company: { ...actual.company, legalEntity: { ...legalEntity, vatNumber } } };
  });
  jest.doMock<typeof import('./costs/fee-text')>('./costs/fee-text.ts', () => ({
    ...jest.requireActual<typeof import('./costs/fee-text')>('./costs/fee-text.ts'),
    addsVat,
  }));
  const { supplier } = await import('./supplier.ts');
  return supplier.identity.find(({ term }) => term.includes('VAT'))?.text;
};

test.each([
  [true, 'GB 000', 'GB 000'],
  [true, undefined, undefined],
  [false, undefined, expect.any(String)],
])('if VAT on the fee is %s and the VAT number is %s, buyers read %s', async (addsVat, vatNumber, shown) => {
  expect(await vatFact(vatNumber, addsVat)).toEqual(shown);
});
