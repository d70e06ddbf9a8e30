// Labels of buttons that link to the contact form, with the subjects that they prefill.

/** `machine` is its name in menus: `360 Excavator`. */
export const serviceSubject = (machine: string) => {
  const name = machine.toLowerCase();
  return `Ask for ${/^(?:a|e|i|o|u)/.test(name) ? 'an' : 'a'} ${name} operator`;
};

export const locationSubject = (town: string) => `Ask for a driver in ${town}`;
