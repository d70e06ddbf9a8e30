import { outOfHoursAdvice } from '../contact-text.ts';
import { definePage } from '../model/page.ts';
import type { Sections } from '../model/section.ts';
import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { whatToTell } from '../shared-sections.ts';

/** The sections below the form. You can add others, such as a photo or a map. */
const sections: Sections = [
  {
    kind: 'timeline',
    heading: 'What happens next',
    items: [
      {
        title: 'We ask about the job',
        text: 'We ask about its risks too, and we tell you our fee on that first call.',
      },
      {
        title: 'We look for people',
        text: `They need the right card, and have to be able to travel to your site. ${promises.usualStart.text} ${promises.straightAnswer.text}`,
      },
      {
        title: 'You choose one',
        text: 'Once you’ve accepted our written terms, we send you the profiles, and you choose one, agree the pay and take them on.',
      },
    ],
    note: [
      `${promises.mondayStart.text} ${promises.fridayAfternoon.text} To see what happens up to the first morning, read `,
      link('how hiring works', '/hire-operators'),
      '. Your buyer’s questions about insurance and policies are answered on ',
      link('the page for buyers', '/for-buyers'),
      '.',
    ],
  },
];

export const contact = definePage('/contact', {
  name: 'Contact',
  title: 'Contact Us to Hire a Plant Operator',
  description:
    'Call or email us to hire a digger driver, dumper driver or other plant operator in the Midlands. See when we answer the phone and what to tell us.',
  heading: 'Contact Us',
  opening: 'Ring us with the machine, the site and the dates. If you can’t ring, email.',
  forOperators: ['Operators looking for work can ', link('register here', '/operator-registration'), '.'],
  updated: '2026-11-27',
  form: { heading: 'Send a message' },
  privacyNote: [
    'We use what you send to answer you. The ',
    link('privacy policy', '/privacy-policy'),
    ' says who sees it.',
  ],
  details: {
    heading: 'Contact Details',
    /** In their order. Those that don't apply are left out. */
    labels: {
      phone: 'Phone',
      abroad: 'From abroad',
      relay: 'Relay UK',
      email: 'Email',
      city: 'Based in',
    },
  },
  hours: {
    heading: 'Business Hours',
    closed: promises.bankHolidays.text,
    /** Below the contact details. */
    notes: [outOfHoursAdvice, promises.support.text],
  },
  /** Beside the form, or above it on phones. */
  whatToTell: { heading: 'What to tell us', items: whatToTell.items },
  callToAction: { button: { label: 'How hiring works', href: '/hire-operators' } },
  sections,
});
