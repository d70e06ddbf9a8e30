import { company, mainOffice } from '../company.ts';
import { outOfHoursContact } from '../contact-text.ts';
import { coverage } from '../coverage.ts';
import { hiringSteps } from '../hiring/hiring-steps.ts';
import { whoPays } from '../hiring/hiring-text.ts';
import { machines } from '../machines/index.ts';
import { featuredMachines } from '../menus.ts';
import { definePage } from '../model/page.ts';
import type { Sections } from '../model/section.ts';
import { link, type Action } from '../model/text.ts';
import { promises } from '../promises.ts';

const sections: Sections = [
  {
    kind: 'features',
    heading: `We find the driver and ${promises.cardCheckInShort.text}, and you take them on and pay them. We’re a plant operator agency in ${mainOffice.town}.`,
    intro: [`${promises.answered.text} `, ...outOfHoursContact, `, ${promises.emailsAnswered.text}.`],
    links: [
      { label: 'Need someone tomorrow?', href: '/hire-operators#how-soon-can-someone-start' },
      { label: 'Never hired a driver?', href: '/hire-operators#never-hired-a-driver-before' },
      { label: 'Plant hire firm?', href: '/hire-operators#plant-hire-firms-and-hired-machines' },
      { label: 'Quarry or waste site?', href: '/hire-operators#quarries-and-waste-sites' },
      { label: 'Driver looking for work?', href: '/operator-registration' },
      { label: 'Main contractor’s buyer?', href: '/for-buyers' },
    ],
    tiles: [
      {
        title: 'Skilled Operators',
        text: `${promises.onCardOnly.text} ${promises.recentWork.text}`,
      },
      {
        title: 'Quality Assured',
        text: `We ${promises.checksInShort.text} before you see a profile.`,
      },
      { title: 'Quick Deployment', text: promises.mondayStart.text },
      {
        title: 'Fully Insured',
        text: [
          `${promises.ownInsuranceInShort.text} You insure the machine, the site and the driver, and before anyone starts we `,
          link(promises.insurance.text, '/hire-operators#what-to-agree-with-the-operator-before-they-start'),
          '.',
        ],
      },
    ],
  },
  {
    kind: 'machine-tiles',
    heading: 'Which machine do you need an operator for?',
    intro: 'You own or hire the machine. Pick it to see which card to ask for.',
    machines: featuredMachines,
    actions: [
      { label: 'All services', href: '/services' },
      { label: 'Which ticket do you need?', href: '/which-ticket' },
    ],
  },
  {
    kind: 'party-points',
    heading: `Why Choose ${company.name}`,
    intro: `We cover ${coverage}.`,
    points: [
      { party: 'agency', text: promises.profileSays.text },
      { party: 'hirer', text: 'You make the final choice.' },
      { party: 'operator', text: promises.bothSides.text },
    ],
    more: { label: 'How we check operators', href: '/why-choose-us' },
  },
  { kind: 'steps', width: 'window', heading: 'How hiring works', items: hiringSteps },
  {
    kind: 'sample-profile',
    width: 'window',
    heading: 'What you receive',
    intro: 'Here’s what we send you once you’ve accepted our written terms.',
  },
  {
    kind: 'cost',
    shows: 'totals',
    heading: 'What it costs and who pays whom',
    intro: [`${whoPays} See `, link('the worked example in full', '/hire-operators#what-it-costs'), '.'],
  },
  {
    kind: 'towns',
    heading: 'Where we find operators',
    all: { label: 'All the towns we cover', href: '/locations' },
  },
  // Owners may remove every section of a kind, so the type isn't narrowed to the kinds in this list.
];

const hireButton: Action = { label: 'Hire Operators', href: '/hire-operators' };

const registerButton: Action = { label: 'Join as Operator', href: '/operator-registration' };

export const home = definePage('/', {
  name: 'Home',
  shareDrawing: { kind: 'machine', machine: 'excavator-operators' },
  title: 'Plant Operator Agency, Midlands: CPCS and NPORS',
  description:
    'Need a digger driver, dumper driver or 360 operator? We find plant operators for Midlands sites and check every CPCS or NPORS card. Call us.',
  heading: 'Plant operators for sites across the Midlands',
  callToAction: { machine: 'dozer-operators' },
  updated: '2026-11-22',
  /** The lead time. No other text on the page mentions it. */
  leadTime: promises.leadTimeOften.text,
  hireButton,
  registerButton,
  /** Texts next to the row of machines. `swipeHint` is for phones, because they show one machine at a time. */
  machineRow: {
    label: 'Machines by height as drawn',
    caption: 'Heights as drawn, all to one scale',
    swipeHint: machines.listed.length > 1 ? `Swipe to see all ${machines.listed.length} machines` : '',
  },
  /**
   * The sections between the first screen and the call to action, in display order. You can move, change or remove each
   * of them. If you remove one, also delete the imports that only it used. `npm run lint` names them.
   */
  sections,
});
