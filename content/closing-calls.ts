/** The call to action at the foot of a page, by kind of page. */
export const closingCalls = {
  top: {
    heading: 'Need an operator?',
    text: 'Need someone in the next two working days? Call us.',
    action: 'Contact Us',
    href: '/contact',
  },
  industries: { heading: 'Got a job coming up?', action: 'Send the details', href: '/contact' },
  resources: {
    heading: 'Still not sure?',
    text: 'Ask us before the machine turns up.',
    action: 'Ask us',
    href: '/contact',
  },
} as const;
