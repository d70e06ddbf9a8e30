import type { Office } from '@/content/company';

const office: Office = {
  town: 'Mill Town',
  phone: '0121 496 0000',
  email: 'mill@plant.example',
  hours: [{ label: 'Monday', text: '8am-5pm', days: ['Monday'], opens: '08:00', closes: '17:00' }],
  address: { street: '1 Canal Street', postcode: 'B1 1AA' },
};

test('describes an office with its postal address and its phone hours', async () => {
  jest.doMock('@/content/company', () => {
    const actual = jest.requireActual<typeof import('@/content/company')>('@/content/company');
    return { ...actual, company: { ...actual.company, offices: [office] } };
  });
  const { structuredData } = await import('./json-ld');
  expect(structuredData('/')['@graph'][0]).toMatchObject({
    '@type': 'EmploymentAgency',
    address: { streetAddress: '1 Canal Street', addressLocality: 'Mill Town', postalCode: 'B1 1AA' },
    openingHoursSpecification: [{ dayOfWeek: ['Monday'], opens: '08:00', closes: '17:00' }],
  });
});
