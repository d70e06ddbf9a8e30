import { askEarly } from '../lead-times.ts';
import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { regulations } from '../regulations.ts';
import { coalPermit } from '../shared-sections.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Sector } from './sector.ts';
import { checksAndPayIn } from './shared-sections.ts';

const machines: Sector['machines'] = [
  'scraper-operators',
  'dozer-operators',
  'loading-shovel-operators',
  'excavator-operators',
];

export const miningOperations: Sector = {
  name: 'Mining Operations',
  title: 'Plant Operators for Mine Sites and Restoration',
  group: 'minerals-waste',
  summary: 'Dozer, loading shovel, 360 and scraper operators for stockyards, tips and old mine workings.',
  heroDrawing: { kind: 'machine', machine: 'scraper-operators' },
  machines,
  description:
    'Dozer, loading shovel, 360 and scraper drivers for mine stockyards, tips and restoration. Surface plant only: tickets, regulations and a checklist.',
  intro: `We find dozer, loading shovel and 360 drivers for tips, stockyards and old mine workings, ${promises.leadTime.text}. It’s surface work only, because we don’t find people for underground machines. The mine operator decides which cards the gate takes, and that’s the first thing to find out.`,
  updated: '2026-11-23',
  related: {
    machines: ['dozer-operators', 'loading-shovel-operators', 'excavator-operators', 'scraper-operators'],
    towns: ['telford', 'dudley', 'nuneaton', 'tamworth', 'walsall'],
    sectors: ['quarry-operations', 'earthworks', 'waste-management'],
    guides: ['industry-standards', 'environmental-compliance'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which machines and tickets?',
      jump: 'Machines and tickets',
      intro: askEarly('scraper-operators'),
      caption: 'Surface work at mines and former mines, the machine and the card to ask for',
      columns: ['Work', 'Machine', 'Ask for'],
      machines,
      rows: [
        ['Stripping soils', 'Motor scraper', usualTickets.scraper.line],
        [
          'Stripping soils in wet ground',
          '360 and articulated truck',
          `${usualTickets.excavator.line}. For the truck, ${usualTickets.articulatedTruck.line}`,
        ],
        ['Stockyard', 'Loading shovel', usualTickets.loadingShovel.line],
        ['Tips, edge bunds and restoration', 'Dozer', usualTickets.dozer.line],
        ['Capping shafts', '360', usualTickets.excavator.line],
      ],
    },
    {
      kind: 'definitions',
      heading: 'What goes wrong on a mine site',
      figure: 'shovel-blind-side',
      band: 'bright',
      items: [
        {
          term: 'A shaft opens up',
          text: 'Every known one is pegged with a stand-off, and plant stays behind the pegs until the engineer says otherwise.',
        },
        {
          term: 'A tip edge goes',
          text: 'The dozer card’s the same for a tip and a house plot. If there’s an edge, ask for tip experience. Have the driver sign for the tip rules before the first shift.',
        },
        {
          term: 'No permit',
          text: [...coalPermit, '.'],
        },
        {
          term: 'Dust and ruts',
          text: `Coal dust, silica and diesel exhaust come under the hazardous substances rules (${regulations.coshh.short}). Keep the doors shut and the filters changed, and grade the haul roads, because ruts hurt the driver’s back.`,
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Which regulations cover your site?',
      intro: 'It depends who’s in charge of the land, and they can tell you before you ring us.',
      caption: 'Which regulations apply to mining and former mining work',
      columns: ['Work', 'Regulations', 'Who is in charge'],
      rows: [
        [
          'Stockyard or tip at a working mine',
          [link(regulations.mines.short, regulations.mines.href)],
          'Mine operator',
        ],
        [
          'Quarry or opencast pit',
          [link(regulations.quarries.short, regulations.quarries.href)],
          'Quarry operator',
        ],
        [
          'Building over old workings',
          [link(regulations.cdm.short, regulations.cdm.href)],
          'Client and contractors',
        ],
      ],
    },
    checksAndPayIn('dozer driver', 'if they’ve worked near a tip edge'),
    {
      kind: 'checklist',
      heading: 'Site checklist to print',
      printedHeading: 'Site checklist',
      items: [
        'Which regulations apply and who’s in charge, in writing',
        'Tip and excavation rules signed by the driver',
        'Shaft register checked, stand-offs pegged',
        'Gas monitoring near capped shafts and low ground',
        'Lagoons, slurry and soft ground fenced',
        'Weight limits over old drifts and culverts',
        'Lone-working check times and a phone with signal',
        'Cards, schemes and medical the mine asks for',
      ],
    },
    {
      kind: 'questions',
      heading: 'MPQC cards and old coalfield',
      items: [
        {
          question: 'Is an MPQC card accepted at a mine?',
          answer: [
            'That’s up to the mine operator, because MPQC is the quarry industry’s card. The ',
            link('card guide', '/resources/certifications'),
            ' compares it with the others.',
          ],
        },
        {
          question: 'We’re building on old coalfield. Is this the right page?',
          answer: [
            'Yes, for the permit and the shafts. The rest of your job runs under construction rules, and the machines for it are under ',
            link('earthworks', '/industries/earthworks'),
            '.',
          ],
        },
      ],
    },
  ],
};
