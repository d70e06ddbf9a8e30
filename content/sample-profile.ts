import { cardSchemes } from './card-schemes';
import { commitments } from './commitments';
import { company } from './company';
import type { Definition } from './section';

const { cpcs } = cardSchemes;

/** A part of the profile: its title and its lines. */
type ProfilePart = {
  readonly title: string;
  readonly lines: readonly Definition[];
  /** What the agency has checked: its lines have ticks. */
  readonly checked?: true;
};

/**
 * The example of a profile that hirers see. Nobody in it exists, and `mark` and `note` say so. Its times are counted from
 * the hirer's job, so that none goes out of date.
 */
export const sampleProfile = {
  title: 'Operator profile',
  mark: 'Example',
  note: 'This is an example. The operator and the job are made up. A real profile has the operator’s name in full.',
  /** On the card: the category's code, the same with its letters, and the stamp of what was checked. */
  code: 'A59',
  ticket: 'A59A and\u00a0C',
  stamp: 'Checked',
  /** Opens what is neither on the card nor beside it. */
  more: 'Ticket, recent work and dates',
  initials: 'J. S.',
  work: '360 excavator driver',
  parts: [
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
        { term: 'Card', text: commitments.profileCard.text },
        { term: 'Identity', text: commitments.profileIdentity.text },
        { term: 'References', text: 'Two taken by phone: a groundworks foreman and a plant manager' },
        { term: 'Your job', text: 'Told about the pipe lifts and the live road, and said yes' },
      ],
    },
    {
      title: 'Recent work',
      lines: [
        { term: 'Machines', text: 'Tracked 360s of 13 and 21 tonnes' },
        { term: 'Attachments', text: 'Quick hitch, tiltrotator, breaker, grading bucket' },
        { term: 'Sites', text: 'House footings and drains, a reduced-level dig for a warehouse' },
      ],
    },
    {
      title: 'When and where',
      lines: [
        { term: 'Available from', text: 'The Monday you asked for, for six weeks' },
        { term: 'Travels from', text: `${company.city}, up to 25 miles` },
      ],
    },
  ] satisfies readonly ProfilePart[] as readonly ProfilePart[],
} as const;
