/** The call to action at the foot of a page, by kind of page. */
export const closingCalls = {
  top: {
    heading: 'Need an operator?',
    text: 'Tell us the machine, the place and the dates by form, e-mail or phone. You see profiles and cards, and you decide.',
    action: 'Contact Us',
    href: '/contact',
  },
  industries: {
    heading: 'Which machine, which phase?',
    text: 'Tell us what the site is doing next and when. We introduce operators whose cards fit; you choose.',
    action: 'Send the details',
    href: '/contact',
  },
  resources: {
    heading: 'A question this guide leaves open?',
    text: 'Ring or write. If a card, a category or a site rule is unclear, ask before the machine arrives.',
    action: 'Ask us',
    href: '/contact',
  },
} as const;
