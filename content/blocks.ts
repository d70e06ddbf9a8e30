import { commitments } from './commitments';
import { link, type MachineWork, type Section } from './section';

/** Standard sections, written once. */
export const blocks = {
  /** On every page about a machine, a town or a sector. The pages it leads to tell the whole. */
  checksAndPay: {
    kind: 'prose',
    heading: 'What we check and who pays',
    jump: 'Checks and pay',
    paragraphs: [
      [
        `${commitments.cardCheck.text} You take the operator on and pay them direct. ${commitments.fee.text} See `,
        link('how we check', '/why-choose-us'),
        ' and ',
        link('what it costs', '/hire-operators#what-it-costs-and-who-pays-whom'),
        '.',
      ],
    ],
  },
  whatToTell: {
    kind: 'list',
    heading: 'What to tell us when you call',
    sign: 'phone',
    items: [
      'The machine: make, model, size and any attachments',
      'The site: address or nearest town, and who to ask for at the gate',
      'The dates: first day, how long for, shift times, any nights or weekends',
      'The work: digging, loading, lifting, trimming or tipping',
      'The card your site asks for, if it sets one',
      'The risks: lifting, slopes, live traffic, services or contaminated ground',
      'The pay you’re offering, and how you’ll take them on',
    ],
  },
  profile: {
    kind: 'panel',
    heading: 'What you receive',
    intro: 'Here’s what we send you for each operator who fits.',
    panel: 'sample-profile',
  },
} as const satisfies Record<string, Section>;

/** The first section of a town's page. */
export const machinesIn = (town: string, items: readonly MachineWork[]): Section => ({
  kind: 'machines',
  heading: `The machines ${town} sites usually need`,
  items,
});
