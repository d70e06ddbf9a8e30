import { card } from '../cards';
import { terms } from '../company';
import { machineRanges } from '../machine-ranges';
import { link } from '../section';
import type { Location } from './location';

export const stafford: Location = {
  name: 'Stafford',
  group: 'staffordshire-worcestershire',
  area: 'Staffordshire',
  description:
    'Salt under the town, gravel in the valleys: what Stafford’s ground means for rollers, graders and loading shovels, with a first-shift checklist.',
  heading: 'Mobile Plant Operators Stafford',
  intro:
    'Stafford combines M6 business parks and housing with gravel valleys and ground once pumped for brine. We introduce operators for graders, rollers, shovels and 360s. Ask about settlement before you stack anything heavy.',
  updated: '2026-11-20',
  roads: ['M6 junction 13', 'M6 junction 14', 'A34', 'A449', 'A518', 'A51'],
  machines: [],
  latitude: 52.81,
  longitude: -2.12,
  related: {
    locations: ['wolverhampton', 'telford', 'walsall', 'derby'],
    services: ['loading-shovel-operators', 'excavator-operators', 'roller-operators', 'grader-operators'],
    industries: ['quarry-operations', 'residential-construction', 'earthworks'],
    resources: ['site-management', 'project-planning'],
  },
  sections: [
    {
      kind: 'callout',
      heading: 'Brine was pumped here: ask before you load the ground',
      text: 'Salt lies under Stafford, and brine was drawn from it, with subsidence on record. A desk study should say whether the plot sits on that ground. Until it does, do not stack spoil, stone or ballast in one high heap, and do not set a crane by eye.',
    },
    {
      kind: 'prose',
      heading: 'Building on ground that may settle unevenly',
      paragraphs: [
        [
          'Raft foundations and flexible drains are usual answers, and they alter the plant. A raft wants a wide formation trimmed flat, so a ',
          link('grader', '/services/grader-operators'),
          ` (${card('A19')} or ${card('N240')}) or a dozer on machine control beats a bucket. Drains run at slack falls with more joints. The excavator operator needs patience with a laser; ask for pipe-laying on the record.`,
        ],
        [
          'Fill goes back thinly and is tested. Where a ',
          link('roller', '/services/roller-operators'),
          ' vibrates near houses, put a monitor on the nearest wall, as cracks here get blamed on the last machine that came by.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Sow, Penk and Trent: sand and gravel with water in it',
      paragraphs: [
        `The river valleys around the town hold sand and gravel. A processing yard lives on its shovel. Ask for ${card('A21')} or ${card('N209')}, then for the size: ${machineRanges.loadingShovel} is the span we list, and a 20-tonne machine in a hopper queue drives nothing like a 5-tonne yard loader.`,
        'Stockpiles overhang when they are fed from below. The operator works the toe down evenly, keeps the bucket low and stays out of the conveyor’s drop. Lagoon banks are marked and kept empty of plant after rain.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Before a first shift at a gravel yard',
      items: [
        'Site rules issued, read and signed; radio channel known.',
        'Route for customers’ lorries shown, with the one-way arrow.',
        'Weighing system demonstrated on that shovel.',
        'Stockpile names and limits on a sketch in the cab.',
        'Lagoons, overhead lines and conveyors pointed out on foot.',
      ],
    },
    {
      kind: 'list',
      heading: 'Coming off the M6',
      items: [
        'Junction 13, A449: business parks and housing to the south.',
        'Junction 14, A34: the north side and the Stone road.',
        'A518 east to Uttoxeter, west to Newport and Telford; a country road in parts.',
        'A51 by Rugeley: the Trent valley pits.',
      ],
    },
    {
      kind: 'questions',
      heading: 'Short answers for Stafford sites',
      items: [
        {
          question: 'Does salt in the ground damage machines?',
          answer:
            'The concern is settlement and voids. Where saline water is pumped, wash the machine down and grease it daily.',
        },
        {
          question: 'How soon can a shovel driver start?',
          answer: [
            `Common categories often come within ${terms.supplyRange}, subject to availability. A quarry’s own induction may take longer to book than the person. `,
            link('Send both dates', '/contact?location=stafford'),
            '.',
          ],
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'On the salt beneath the town',
      checked: '2026-11-20',
      items: [
        {
          title:
            'Geological hazards from salt mining, brine extraction and natural salt dissolution in the UK',
          publisher: 'British Geological Survey, in the NERC archive',
          href: 'https://nora.nerc.ac.uk/id/eprint/528139',
        },
      ],
    },
  ],
};
