import { blocks } from '../blocks';
import { card } from '../cards';
import { promises } from '../promises';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import { regulationSource, sources } from '../sources';
import type { Industry } from './industry';

export const wasteManagement: Industry = {
  name: 'Waste Management',
  title: 'Waste and Recycling Plant Operators',
  group: 'minerals-waste',
  summary: 'Grab, loading shovel and compactor operators for transfer stations, scrap yards and landfill.',
  pictogram: 'recycle',
  picture: 'compactor',
  description:
    'Loading shovel, 360 grab and landfill compactor drivers for waste sites. Which ticket for each type of site, what permits mean in the cab, and a checklist.',
  heading: 'Waste Management',
  intro: `We find loading shovel, grab and forklift operators for waste sites, ${promises.leadTime.text}. ${promises.rareLeadTime.text} Tell us what kind of site it is, because a good driver from one may never have worked on another.`,
  updated: '2026-11-21',
  related: {
    services: ['grab-operators', 'loading-shovel-operators', 'compactor-operators', 'dozer-operators'],
    locations: ['west-bromwich', 'walsall', 'birmingham', 'wolverhampton'],
    industries: ['demolition', 'quarry-operations'],
    resources: ['environmental-compliance', 'construction-safety'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which machines and tickets?',
      intro: [
        'CPCS has no category called 360 grab, so ask for the excavator ticket and experience on the attachment. The ',
        link('grab page', '/services/grab-operators'),
        ' explains what to ask for.',
      ],
      caption: 'Kinds of waste site, the machines used and the card to ask for',
      columns: ['Site', 'Machine', 'Ask for'],
      look: 'pairs',
      rows: [
        ['Transfer station', 'Loading shovel, indoors', `${card('A21')} or ${card('N209')}`],
        ['Materials recovery', 'Forklift with bale clamp', `${card('A16')} or ${card('N001')}`],
        ['Scrap yard', 'Material handler', card('N722')],
        ['Scrap yard', '360 with orange-peel grab', `${card('A58')} or ${card('A59')} by weight`],
        ['Inert recycling', '360 feeding the crusher', `${card('A59')} or ${card('N202')}`],
        ['Wood and green waste', 'Grab, high-tip shovel', `${card('A59')}, ${card('A21')}`],
        ['Landfill', 'Landfill compactor', `${card('A32')} or ${card('N224')}`],
        ['Landfill', 'Dozer', `${card('A34')} or ${card('N215')}`],
        ['Collection', 'Lorry-mounted grab', `${card('A36')} or ${card('N107')}, and an HGV driving licence`],
      ],
    },
    {
      kind: 'list',
      heading: 'What waste sites insist on',
      figure: 'compactor-layers',
      items: [
        [
          'People and machines are kept apart, because being struck by a vehicle is a leading cause of death in the industry, ',
          link('HSE says', 'https://www.hse.gov.uk/waste/transport.htm'),
          '.',
        ],
        [
          'The driver works within the ',
          link('environmental permit', regulations.permitting.href),
          ', which sets limits such as stack heights and storage. Mark them where they can be seen from the cab.',
        ],
        [
          'Loads have to match their description under the ',
          link('waste duty of care', regulations.dutyOfCare.href),
          '. If one doesn’t, the driver sets it aside and rings the weighbridge.',
        ],
        `The hazardous substances rules (${regulations.coshh.short}) cover dust, spores and diesel exhaust, so cab filters get changed and doors stay shut.`,
        `Waste plant hasn’t been allowed to run on red diesel since ${limits.rebatedFuelEnd}.`,
      ],
    },
    blocks.checksAndPay,
    {
      kind: 'list',
      heading: 'What else to tell us about a waste site',
      items: [
        'Early, late or night shifts, and weekend tipping hours',
        'The cab: fixed, raised or rising',
        'The attachment: clamp, orange-peel, selector or high-tip bucket',
        'Whether part of the site is under a principal contractor with gate rules of its own',
      ],
    },
    {
      kind: 'checklist',
      heading: 'First-morning checklist to print',
      items: [
        'Traffic plan walked on foot, crossings pointed out',
        'Fire plan: where burning material goes and who rings',
        'What to do about gas cylinders, batteries and asbestos',
        'Overhead lines, conveyors and roof steel pointed out',
        'Edge of the tipping face and standing distance agreed',
        'List of banned loads and a number to call',
        'Washing, eating and boot-change facilities shown',
        'Machine tried in an empty bay first',
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Can one driver cover the shovel and the grab?',
          answer:
            'Yes, if both categories are on the card and they’ve had recent hours on each. They’ll need familiarisation on both machines.',
        },
        {
          question: 'Who’s responsible for a rejected load?',
          answer:
            'The site is, under its permit and transfer notes. The driver follows the list you give them.',
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-21',
      items: [
        {
          title: 'Transport in waste management and recycling',
          publisher: 'Health and Safety Executive',
          href: 'https://www.hse.gov.uk/waste/transport.htm',
        },
        sources.wasteCode,
        regulationSource(regulations.redDiesel),
      ],
    },
  ],
};
