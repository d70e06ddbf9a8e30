const service = ['Hire a ', ' operator'] as const;
const location = 'Hire in ';

/** `machine` as menus print it: `360 Excavator`. */
export const serviceSubject = (machine: string) => service.join(machine.toLowerCase());

export const locationSubject = (town: string) => location + town;

/**
 * The machine, or `in` and the town, of a subject that the site proposed; empty for a visitor's own words. It goes into a mail
 * without the person's data, so it may be as long as such a name is, and a town has no digits.
 */
export const subjectTopic = (subject: string): string => {
  const [before, after] = service;
  if (subject.startsWith(before) && subject.endsWith(after)) {
    const machine = subject.slice(before.length, -after.length);
    return /^[\p{L}\d /-]{1,40}$/u.test(machine) ? machine : '';
  }
  const town = subject.startsWith(location) ? subject.slice(location.length) : '';
  return /^[\p{L} '’-]{1,40}$/u.test(town) ? `in ${town}` : '';
};
