import { blocks } from '../blocks';
import { card } from '../cards';
import { promises } from '../promises';
import { regulations } from '../regulations';
import { link } from '../section';
import { regulationSource, sources } from '../sources';
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
  intro: `We find dozer, loading shovel and 360 drivers for work on the surface of mines, tips and old workings, ${promises.leadTime.text}. ${promises.rareLeadTime.text} We don’t find people for underground machines.`,
  updated: '2026-11-21',
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
      intro:
        'Ask for tip experience if the work is near an edge. The dozer card is the same for a tip edge and a house plot.',
      caption: 'Surface work at mines and former mines, the machine and the card to ask for',
      columns: ['Work', 'Machine', 'Ask for'],
      look: 'pairs',
      rows: [
        ['Stripping soils', 'Scraper', `${card('A24')} or ${card('N223')}`],
        ['Stripping soils in wet ground', '360, articulated truck', `${card('A59')}, ${card('A56')}`],
        ['Stockyard, wheeled', 'Loading shovel', `${card('A21')} or ${card('N209')}`],
        ['Stockyard, tracked', 'Loading shovel', `${card('A22')} or ${card('N209')}`],
        ['Tips and edge bunds', 'Dozer', `${card('A34')} or ${card('N215')}`],
        ['Capping shafts', '360', `${card('A58')} or ${card('A59')} by weight`],
        ['Restoration', 'Wide-track dozer, 360', `${card('A34')}, ${card('A59')}`],
      ],
    },
    {
      kind: 'table',
      heading: 'Which regulations cover your site?',
      intro:
        'Whoever controls the land can tell you. Give us the answer when you call, because it changes the rules the driver works to.',
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
        'The driver signs for the tip rules and the vehicle rules before starting.',
        [
          'Digging, drilling or piling that may meet coal or old coal workings needs a permit from the ',
          link(sources.coalPermits.publisher, sources.coalPermits.href),
          ' (formerly the Coal Authority). Get it before you book plant.',
        ],
        'Known shafts are pegged with a stand-off, and plant stays back until the engineer agrees each step.',
        `Cab doors and filters keep out coal dust, silica and diesel exhaust, which come under the hazardous substances rules (${regulations.coshh.short}).`,
        'Ramps and haul roads are kept smooth, because whole-body vibration builds up fastest on ruts and rock.',
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
            'The mine operator decides, so ask before you book. MPQC is the quarry industry’s card, and the ',
            link('card guide', '/resources/certifications'),
            ' compares it with the others.',
          ],
        },
        {
          question: 'We’re building on old coalfield. Is this the right page?',
          answer: [
            'Yes, for the permit and the shafts. Your site runs under construction rules, so see ',
            link('earthworks', '/industries/earthworks'),
            ' for the machines too.',
          ],
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-21',
      items: [
        regulationSource(regulations.mines),
        regulationSource(regulations.quarries),
        sources.coalPermits,
      ],
    },
  ],
};
