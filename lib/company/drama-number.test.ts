import { isDramaNumber } from './drama-number.ts';

test.each(['+441214960000', '+441614960000', '+442079460321', '+442896496123', '+448081570999'])(
  'the phone number %s is reserved for drama',
  (number) => expect(isDramaNumber(number)).toBe(true),
);

test.each(['+441214961000', '+441214970123', '+442079470321', '+448001570999', ''])(
  'the phone number "%s" is not reserved for drama',
  (number) => expect(isDramaNumber(number)).toBe(false),
);
