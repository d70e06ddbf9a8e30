// Each text is the label of a link to the contact form, and the subject that the link enters into the form.

/** `machine` is the name in menus, such as `360 Excavator`. */
export const machineSubject = (machine: string) => {
  const name = machine.toLowerCase();
  return `Ask for ${/^(?:a|e|i|o|u)/.test(name) ? 'an' : 'a'} ${name} operator`;
};

export const townSubject = (town: string) => `Ask for a driver in ${town}`;
