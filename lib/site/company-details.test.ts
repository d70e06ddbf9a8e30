import { companyDetails } from './company-details';

const registration = {
  registeredName: 'Sample Plant Ltd',
  number: '00000000',
  place: 'England and Wales',
  street: '1 Canal Street',
  postcode: 'B1 1AA',
};

test('nothing is shown that has not been filled in', () => {
  expect(companyDetails({ registration: null, person: null, city: 'Mill Town' })).toEqual([]);
});

test('a person, an address and a number are each shown when filled in', () => {
  const person = { name: 'Sam Sample', role: 'hire desk' };
  const text = JSON.stringify(companyDetails({ registration, person, city: 'Mill Town' }));
  for (const words of [
    person.name,
    person.role,
    registration.street,
    registration.postcode,
    registration.number,
  ])
    expect(text).toContain(words);
  expect(companyDetails({ registration: null, person, city: 'Mill Town' })).toHaveLength(1);
});
