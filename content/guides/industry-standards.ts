import { capitalised } from '../format/grammar.ts';
import { link } from '../model/text.ts';
import { regulations, type Regulation } from '../regulations.ts';
import { sources } from '../sources.ts';
import type { Guide } from './guide.ts';

const fullName = ({ name, short }: Regulation) =>
  name.toLowerCase().includes(short.toLowerCase()) ? name : `${name} (${short})`;

/** Without regulations about employment agencies. */
const onSite = Object.values(regulations).filter(
  (rule) => rule !== regulations.agenciesAct && rule !== regulations.conduct,
);

export const industryStandards: Guide = {
  name: 'Industry Standards',
  group: 'rules',
  summary: 'The main laws and codes on plant in plain words, with official links and the work they apply to.',
  heroDrawing: { kind: 'machine', machine: 'forklift-operators' },
  thumbnail: { kind: 'guide', drawingFile: 'law-books' },
  description:
    'Which rules apply to plant on site? PUWER, LOLER, CDM 2015 and the rest in plain words, with official links and what applies to which job.',
  question: 'Which rules apply to plant on site?',
  intro:
    'Every machine needs a trained driver, proper maintenance and a safe site, and lifting, digging, waste and roads add rules of their own. Look your job up in the first table, then the second says what each rule asks for and links to the official page.',
  updated: '2026-11-23',
  related: {
    machines: ['crane-operators', 'telehandler-operators', 'excavator-operators', 'compactor-operators'],
    sectors: ['quarry-operations', 'demolition', 'road-construction', 'mining-operations'],
    guides: ['certifications', 'health-safety', 'environmental-compliance'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which rules go with your job?',
      jump: 'Rules for your job',
      intro: 'Five rules apply to every machine. These are the ones that your job adds.',
      caption: 'Rules that apply to particular plant work',
      columns: ['Work', 'Add these'],
      look: 'columns',
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
        ['Slinging a load from a 360', regulations.loler.short],
        ['Breaking new ground', `${regulations.hsg47.short}, ${regulations.gs6.short}`],
        [
          [link('Demolition', '/industries/demolition')],
          capitalised(`${regulations.buildingAct.short}, ${regulations.bs6187.short}`),
        ],
        [[link('Roads in use', '/industries/road-construction')], regulations.nrswa.short],
        ['Ground that may have coal or old workings', capitalised(regulations.coalPermit.short)],
        [[link('Quarries', '/industries/quarry-operations')], regulations.quarries.short],
        [
          'Muck-away, tips and crushing',
          capitalised(
            `${regulations.dutyOfCare.short}, ${regulations.permitting.short}, ${regulations.wasteTracking.short}`,
          ),
        ],
      ],
    },
    {
      kind: 'callout',
      heading: 'Which rules apply to every machine?',
      text: `${regulations.hswa.short}, ${regulations.puwer.short}, ${regulations.coshh.short}, ${regulations.noise.short} and ${regulations.vibration.short}. The list below says what each one asks for.`,
    },
    {
      kind: 'table',
      heading: 'What does each rule ask for?',
      collapses: 'always',
      intro: 'Each name links to the official page, with what people call it on site in brackets.',
      caption: 'Laws and guidance on plant, and what each asks for',
      columns: ['Rule', 'What it asks for'],
      look: 'columns',
      rows: onSite.map((rule) => [[link(fullName(rule), rule.href)], rule.asks]),
    },
    {
      kind: 'definitions',
      heading: 'What’s law and what’s good practice?',
      jump: 'Law or good practice?',
      items: [
        {
          term: 'Acts and regulations',
          text: 'They’re the law, and you can be prosecuted if you break them.',
        },
        {
          term: 'Approved code of practice',
          text: `${regulations.l117.short} is one, and if you don’t follow it you have to show that what you did was just as good.`,
        },
        {
          term: 'HSE guidance and British Standards',
          text: `They’re good practice, as in ${regulations.hsg144.short} or ${regulations.bs7121.short}, and if you follow them you’ll normally be doing enough.`,
        },
        {
          term: 'Card schemes',
          text: [
            'They’re the industry’s rules, and your client may write them into the contract. The card guide says ',
            link('which card goes with which machine', '/resources/certifications'),
            '.',
          ],
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Common mistakes',
      items: [
        {
          question: 'Is digging with a 360 a lifting operation?',
          answer:
            'No, but it is when a load hangs from the machine, and then you need a lift plan and an operator with lifting on the card.',
        },
        {
          question: 'Are forklifts outside the lifting regulations?',
          answer: `No, HSE names them as lifting equipment, so ${regulations.loler.short} applies to them.`,
        },
        {
          question: 'Does everybody in the road need a street works card?',
          answer:
            'No, but you need a qualified operative there all the time, and a qualified supervisor who doesn’t have to stay.',
        },
        {
          question: 'Does HSE approve operators or issue cards?',
          answer: 'It does neither. The schemes issue the cards, and your site decides which ones it takes.',
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Official pages besides those in the table',
      checked: '2026-11-20',
      items: [sources.mobileEquipment, sources.liftingQuestions, sources.streetWorks, sources.demolition],
    },
  ],
};
