// What a button that leads to the contact form says, and the subject that it fills in there.

/** `machine` as menus print it: `360 Excavator`. */
export const serviceSubject = (machine: string) => {
  const name = machine.toLowerCase();
  return `Hire ${/^(?:a|e|i|o|u)/.test(name) ? 'an' : 'a'} ${name} operator`;
};

export const locationSubject = (town: string) => `Hire in ${town}`;
