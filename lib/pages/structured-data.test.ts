import type { Office } from '@/content/company.ts';

const office: Office = {
  town: 'Mill Town',
  phone: '0121 496 0000',
  email: 'mill@plant.example',
  hours: [{ label: 'Monday', text: '8am-5pm', days: ['Monday'], opens: '08:00', closes: '17:00' }],
  address: { street: '1 Canal Street', postcode: 'B1 1AA' },
};

const legalEntity = { name: 'Sample Ltd', number: '00000000', place: 'Wales', office: '2 Quay' };
const profile = 'https://social.example/sample';
const social = [
  { name: 'One', href: profile },
  { name: 'Two', href: null },
] as const;

test('describes an office with its postal address, phone hours, legal name and profiles', async () => {
  jest.doMock('@/content/company.ts', () => {
    const actual = jest.requireActual<typeof import('@/content/company')>('@/content/company.ts');
    return {
      ...actual,
      mainOffice: office,
      company: { ...actual.company, offices: [office], legalEntity, social },
    };
  });
  const { structuredData } = await import('./structured-data.ts');
  expect(structuredData('/')['@graph'][0]).toMatchObject({
    '@type': 'EmploymentAgency',
    address: { streetAddress: '1 Canal Street', addressLocality: 'Mill Town', postalCode: 'B1 1AA' },
    openingHoursSpecification: [{ dayOfWeek: ['Monday'], opens: '08:00', closes: '17:00' }],
    legalName: legalEntity.name,
    sameAs: [profile],
  });
});
