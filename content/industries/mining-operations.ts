import { blocks } from '../blocks';
import { askEarly, commitments } from '../commitments';
import { regulations } from '../regulations';
import { link } from '../section';
import { sources } from '../sources';
import { ticketLines } from '../ticket-lines';
import type { Industry } from './industry';

export const miningOperations: Industry = {
  name: 'Mining Operations',
  title: 'Plant Operators for Mine Sites and Restoration',
  group: 'minerals-waste',
  summary: 'Dozer, loading shovel, 360 and scraper operators for stockyards, tips and old mine workings.',
  pictogram: 'mine',
  picture: 'scraper',
  description:
    'Dozer, loading shovel, 360 and scraper drivers for mine stockyards, tips and restoration. Surface plant only: tickets, regulations and a checklist.',
  heading: 'Mining Operations',
  intro: `Yes, we find dozer, loading shovel and 360 drivers for tips, stockyards and old mine workings, ${commitments.leadTime.text}. It’s surface work only: we don’t find people for underground machines.`,
  updated: '2026-11-22',
  related: {
    services: ['dozer-operators', 'loading-shovel-operators', 'excavator-operators', 'scraper-operators'],
    locations: ['telford', 'dudley', 'nuneaton', 'tamworth', 'walsall'],
    industries: ['quarry-operations', 'earthworks', 'waste-management'],
    resources: ['industry-standards', 'environmental-compliance'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which machines and tickets?',
      intro: `The dozer card’s the same for a tip edge and a house plot, so ask for tip experience if there’s an edge. ${askEarly('scraper')}`,
      caption: 'Surface work at mines and former mines, the machine and the card to ask for',
      columns: ['Work', 'Machine', 'Ask for'],
      look: 'pairs',
      rows: [
        ['Stripping soils', 'Motor scraper', ticketLines.scraper],
        [
          'Stripping soils in wet ground',
          '360 and articulated truck',
          `${ticketLines.excavatorDigging}, and ${ticketLines.articulatedTruck} for the truck`,
        ],
        ['Stockyard', 'Loading shovel', ticketLines.loadingShovel],
        ['Tips, edge bunds and restoration', 'Dozer', ticketLines.dozer],
        ['Capping shafts', '360', ticketLines.excavator],
      ],
    },
    {
      kind: 'table',
      heading: 'Which regulations cover your site?',
      intro:
        'It depends who’s in charge of the land, so ask them before you ring us. The driver works to different rules in each case.',
      caption: 'Which regulations apply to mining and former mining work',
      columns: ['Work', 'Regulations', 'Who is in charge'],
      look: 'pairs',
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
    {
      kind: 'list',
      heading: 'What mine sites insist on',
      figure: 'shovel-blind-side',
      items: [
        'Your driver signs for the tip rules and the vehicle rules before the first shift.',
        [
          'You need a permit before you dig, drill or pile where there may be coal or old coal workings. It comes from the ',
          link(sources.coalPermits.publisher, sources.coalPermits.href),
          ', which used to be the Coal Authority.',
        ],
        'Every known shaft is pegged with a stand-off, and plant stays behind the pegs until the engineer says otherwise.',
        `Cab doors stay shut and filters get changed, because coal dust, silica and diesel exhaust come under the hazardous substances rules (${regulations.coshh.short}).`,
        'Ramps and haul roads get bladed, because ruts and rock jolt the driver’s back all day.',
      ],
    },
    blocks.checksAndPay,
    {
      kind: 'checklist',
      heading: 'Site checklist to print',
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
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Is an MPQC card accepted at a mine?',
          answer: [
            'That’s up to the mine operator, so ask before you book. MPQC is the quarry industry’s card, and the ',
            link('card guide', '/resources/certifications'),
            ' compares it with the others.',
          ],
        },
        {
          question: 'We’re building on old coalfield. Is this the right page?',
          answer: [
            'Yes, for the permit and the shafts. The rest of your job runs under construction rules, so see ',
            link('earthworks', '/industries/earthworks'),
            ' for the machines.',
          ],
        },
      ],
    },
  ],
};
