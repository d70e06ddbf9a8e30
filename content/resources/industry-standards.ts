import { regulations } from '../regulations';
import { link, type Sections } from '../section';
import type { Related } from '../site-path';
import { sources } from '../sources';

/** What helps a reader of the page next. */
export const related = (): Related => ({
  services: ['crane-operators', 'telehandler-operators', 'excavator-operators', 'compactor-operators'],
  industries: ['quarry-operations', 'demolition', 'road-construction', 'mining-operations'],
  resources: ['certifications', 'health-safety', 'environmental-compliance'],
});

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Body of the page. */
export const sections = (): Sections => [
  {
    kind: 'table',
    heading: 'Every rule we name, in one line',
    intro: 'The name is the one used on site. It links to the official text or guidance.',
    caption: 'Laws and guidance on plant, and what each asks',
    columns: ['Rule', 'What it asks of plant'],
    rows: Object.values(regulations).map(({ short, href, asks }) => [[link(capitalised(short), href)], asks]),
  },
  {
    kind: 'definitions',
    heading: 'Must, should, and good practice',
    items: [
      { term: 'Acts and regulations', text: 'Law. Breach can be prosecuted.' },
      {
        term: 'Approved code of practice',
        text: `${regulations.l117.short} is one. Depart from it and you must show that your way was as good.`,
      },
      {
        term: 'HSE guidance and British Standards',
        text: `${regulations.hsg144.short} and ${regulations.bs7121.short} are good practice. Following them is the short road to compliance.`,
      },
      { term: 'Card schemes', text: 'Industry rules, which a client writes into its contract.' },
    ],
  },
  {
    kind: 'table',
    heading: 'Which rules join in for which work',
    intro: `${regulations.hswa.short}, ${regulations.puwer.short}, ${regulations.noise.short}, ${regulations.vibration.short} and ${regulations.coshh.short} go with every machine. Add these.`,
    caption: 'Rules that apply to particular plant work',
    columns: ['Work', 'Add'],
    rows: [
      ['Any construction site', `${regulations.cdm.short}, ${regulations.hsg144.short}`],
      [
        [link('Crane', '/services/crane-operators')],
        `${regulations.loler.short}, ${regulations.bs7121.short}, ${regulations.gs6.short}`,
      ],
      [
        [link('Telehandler', '/services/telehandler-operators'), ' or forklift'],
        `${regulations.loler.short}, ${regulations.l117.short}`,
      ],
      ['360 slinging a load', regulations.loler.short],
      ['Breaking new ground', `${regulations.hsg47.short}, ${regulations.gs6.short}`],
      [[link('Demolition', '/industries/demolition')], regulations.bs6187.short],
      [[link('Roads in use', '/industries/road-construction')], regulations.nrswa.short],
      [
        'Muck-away, tips and crushing',
        capitalised(`${regulations.dutyOfCare.short}, ${regulations.permitting.short}`),
      ],
    ],
  },
  {
    kind: 'definitions',
    heading: 'Four things often said, and the correction',
    items: [
      {
        term: '“Digging with a 360 is lifting”',
        text: 'It becomes a lifting operation when a load hangs from the machine.',
      },
      {
        term: '“Forklifts escape lifting law”',
        text: 'HSE names them as lifting equipment.',
      },
      {
        term: '“Everyone in the road needs a street works card”',
        text: 'One qualified operative stays on site, under a qualified supervisor.',
      },
      {
        term: '“HSE issues operator cards”',
        text: 'It issues none and approves no operators. Schemes do that.',
      },
    ],
  },
  {
    kind: 'sources',
    heading: 'Official pages beside those in the table',
    checked: '2026-11-20',
    items: [sources.mobileEquipment, sources.liftingQuestions, sources.streetWorks, sources.demolition],
  },
];
