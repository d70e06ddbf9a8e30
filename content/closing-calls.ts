const tellUs = 'Tell us the details';

/** The call to action at the foot of a page, by kind of page. The page of a machine or a town adds where it leads. */
export const closingCalls = {
  top: {
    heading: 'Need an operator?',
    text: 'Ring now, or send us the details.',
    action: 'Contact Us',
    href: '/contact',
  },
  industries: { heading: 'Got a job coming up?', action: tellUs, href: '/contact' },
  resources: {
    heading: 'Still not sure?',
    text: 'Ring us, or e-mail your question.',
    action: 'Ask us',
    href: '/contact',
  },
  service: (machine: string) => ({ heading: `Need a ${machine} operator?`, action: tellUs }),
  location: (town: string) => ({ heading: `Got a job in ${town}?` }),
} as const;

/** To operators who read a page about hiring one. */
export const operatorCalls = {
  action: 'Register free',
  service: (machine: string) => `Got a ${machine} ticket and looking for work?`,
  location: (town: string) => `Drive plant in ${town}?`,
} as const;
