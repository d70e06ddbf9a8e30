import { addressLine, legalEntityLines, personLine } from './company-details.ts';

const office = { town: 'Mill Town', phone: '', email: '', hours: [], address: null };

test('shows optional details only if the owner filled them in', () => {
  const address = { street: '1 Canal Street', postcode: 'B1 1AA' };
  const legalEntity = {
    name: 'Sample Ltd',
    number: '00000000',
    place: 'Wales',
    office: '2 Quay',
    vatNumber: 'GB 000',
  };
  const detailsOf = (isFilled: boolean) =>
    [
      ...personLine({ person: isFilled ? { name: 'Sam Sample', role: 'hire desk' } : null }),
      ...addressLine({ ...office, address: isFilled ? address : null }),
      ...legalEntityLines({ legalEntity: isFilled ? legalEntity : null }),
    ].map(({ value }) => value);
  expect(detailsOf(false)).toEqual([]);
  expect(detailsOf(true)).toEqual([
    'Sam Sample, hire desk',
    '1 Canal Street, Mill Town B1 1AA',
    '00000000, Sample Ltd',
    'GB 000',
  ]);
});

test('shows the name of a sole trader, who has no company number', () => {
  const legalEntity = { name: 'Ada Lock', office: '2 Quay' };
  expect(legalEntityLines({ legalEntity }).map(({ value }) => value)).toEqual(['Ada Lock']);
});
