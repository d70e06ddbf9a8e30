import { mainOffice } from '../company.ts';
import type { Definition } from '../model/section-parts.ts';
import { promises } from '../promises.ts';
import { cardSchemes } from '../tickets/card-schemes.ts';
import { ticketCode, type CardCategory } from '../tickets/categories.ts';

const { cpcs } = cardSchemes;

const ticket = { code: 'A59', letters: ['A'], alsoLetter: 'C' } as const satisfies CardCategory;

export type ProfilePart = {
  readonly title: string;
  readonly lines: readonly Definition[];
  /** True if the agency has checked this part of the profile. Its lines then have ticks. */
  readonly checked?: true;
};

/**
 * The person is invented, as `sampleLabel` and `note` explain. Times are relative to the hirer's job, so that they never
 * become outdated.
 */
export const sampleProfile = {
  title: 'Operator profile',
  sampleLabel: 'Example',
  note: 'Made up. A real profile has the full name, the card number and dates.',
  /** The category of the card, its code with the letters, and the stamp for the checks. */
  code: ticket.code,
  ticket: ticketCode(ticket).replace(` ${ticket.alsoLetter}`, `\u00a0${ticket.alsoLetter}`),
  stamp: 'Checked',
  initials: 'J. S.',
  work: '360 excavator driver',
  parts: [
    {
      title: 'Recent work',
      lines: [
        { term: 'Machines', text: 'Tracked 360s of 13 and 21 tonnes' },
        { term: 'Attachments', text: 'Quick hitch, tiltrotator, breaker, grading bucket' },
        { term: 'Sites', text: 'House footings and drains, a reduced-level dig for a warehouse' },
      ],
    },
    {
      title: 'Ticket',
      lines: [
        { term: 'Letters', text: 'A, tracked, and C, lifting operations' },
        { term: 'Card', text: `Blue, ${cpcs.blue.title}` },
        { term: 'Runs out', text: '14 months after your job ends' },
      ],
    },
    {
      title: 'What we checked',
      checked: true,
      lines: [
        { term: 'Card', text: promises.profileCard.text },
        { term: 'Identity', text: promises.profileIdentity.text },
        { term: 'References', text: 'Two taken by phone: a groundworks foreman and a plant manager' },
        { term: 'Your job', text: 'Told about the pipe lifts and the live road, and said yes' },
      ],
    },
    {
      title: 'When and where',
      lines: [
        { term: 'Available from', text: 'Your start date, for six weeks' },
        { term: 'Travels from', text: `${mainOffice.town}, up to 25 miles` },
      ],
    },
  ] satisfies readonly ProfilePart[] as readonly ProfilePart[],
} as const;
