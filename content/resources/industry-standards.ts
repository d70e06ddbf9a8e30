import { regulations } from '../regulations';
import { link } from '../section';
import { sources } from '../sources';
import type { Resource } from './resource';

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const industryStandards: Resource = {
  name: 'Industry Standards',
  group: 'rules',
  summary: 'Each law and code that touches plant, what it asks in one line, and which work it joins.',
  pictogram: 'clipboard',
  description:
    'PUWER, LOLER, CDM 2015 and the other rules on mobile plant in one line each, with official links and a table of which apply to which work.',
  heading: 'The rules on plant, one line each',
  intro:
    'Competent people, sound plant, planned lifts, clear routes, recorded waste: most plant rules come down to those. The table gives each one in a line with a link to the official page. After it: what is law, what is guidance, and which rules join for which work.',
  updated: '2026-11-20',
  related: {
    services: ['crane-operators', 'telehandler-operators', 'excavator-operators', 'compactor-operators'],
    industries: ['quarry-operations', 'demolition', 'road-construction', 'mining-operations'],
    resources: ['certifications', 'health-safety', 'environmental-compliance'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Every rule we name, in one line',
      intro: 'The name is the one used on site. It links to the official text or guidance.',
      caption: 'Laws and guidance on plant, and what each asks',
      columns: ['Rule', 'What it asks of plant'],
      rows: Object.values(regulations).map(({ short, href, asks }) => [
        [link(capitalised(short), href)],
        asks,
      ]),
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
  ],
};
