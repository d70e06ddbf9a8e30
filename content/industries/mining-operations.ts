import { card } from '../cards';
import { regulations } from '../regulations';
import { link } from '../section';
import { sources } from '../sources';
import type { Industry } from './industry';

export const miningOperations: Industry = {
  name: 'Mining Operations',
  title: 'Mining Operations',
  group: 'minerals-waste',
  summary: 'Dozers, shovels, 360s and scrapers for stockyards, tips, restoration and old workings.',
  pictogram: 'mine',
  description:
    'Surface plant operators for mines, tips and restoration: which regulations apply, the card for each machine, and permits for work over old coal seams.',
  heading: 'Mining Operations',
  intro:
    'Most mining work in the Midlands today is on the surface: stockyards, tips, restoration and ground dug hollow long ago. The first step is to find out which regulations govern the land. After that come the machine, the card and the questions below.',
  updated: '2026-11-20',
  related: {
    services: ['dozer-operators', 'loading-shovel-operators', 'excavator-operators', 'scraper-operators'],
    locations: ['telford', 'dudley', 'nuneaton', 'tamworth', 'walsall'],
    industries: ['quarry-operations', 'earthworks', 'waste-management'],
    resources: ['industry-standards', 'environmental-compliance'],
  },
  sections: [
    {
      kind: 'callout',
      heading: 'Surface plant only',
      text: 'We introduce operators for stockyards, tips, haul roads, restoration and treatment of old workings. Underground machines need training that belongs to the mine and its operator, and no general plant card stands in for it.',
    },
    {
      kind: 'table',
      heading: 'First decide which regime you are under',
      intro:
        'Two sets of regulations sit side by side, and the same dozer can cross from one to the other. The duty holder for the land decides. Ask, and write the answer on the enquiry.',
      caption: 'Which regulations govern common mining and former mining work',
      columns: ['Work', 'Regime', 'Duty holder'],
      rows: [
        ['Stockyard or tip at a working mine', regulations.mines.short, 'Mine operator'],
        ['Opencast extraction', regulations.quarries.short, 'Quarry operator'],
        ['Minerals dug for sale from a disused tip', regulations.quarries.short, 'Quarry operator'],
        ['Grouting shafts under a building plot', regulations.cdm.short, 'Client and contractors'],
      ],
    },
    {
      kind: 'steps',
      heading: 'A site’s life, from box cut to pasture',
      items: [
        {
          term: 'Open',
          text: [
            'Soils are stripped and stored apart. ',
            link('Scrapers', '/services/scraper-operators'),
            ` (${card('A24')} or ${card('N223')}) suit dry seasons; otherwise a 360 loads articulated trucks.`,
          ],
        },
        {
          term: 'Stock',
          text: [
            link('Loading shovels', '/services/loading-shovel-operators'),
            ` blend and reclaim heaps, feed hoppers and load wagons. ${card('A21')} is the wheeled category, ${card('A22')} the tracked.`,
          ],
        },
        {
          term: 'Tip',
          text: [
            'Spoil is placed in layers and compacted. A ',
            link('dozer', '/services/dozer-operators'),
            ` holds the edge bund and the fall (${card('A34')} or ${card('N215')}).`,
          ],
        },
        {
          term: 'Make safe',
          text: 'Lagoons drained, shafts capped, entries sealed. Machines stand back while the engineer proves each step.',
        },
        {
          term: 'Restore',
          text: `Subsoil and topsoil return with the least tracking. Wide-track dozers and 360s finish; ${card('A59')} covers the heavier diggers.`,
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'What each rule asks of plant',
      items: [
        {
          term: regulations.mines.name,
          text: [
            `${regulations.mines.asks} Tips must be designed, built and kept so that they neither slip nor flow. The `,
            link('text is public', regulations.mines.href),
            '.',
          ],
        },
        {
          term: regulations.quarries.name,
          text: [
            'Excavations and tips are appraised by a competent person. Anything significant goes to a geotechnical specialist. Vehicle rules bind visiting drivers too; the ',
            link('quarry page', '/industries/quarry-operations'),
            ' explains them.',
          ],
        },
        {
          term: regulations.puwer.short,
          text: 'Protection against falling objects, a restraint, working lights for early starts, and a record of inspection kept where the fitter and the driver can both read it.',
        },
        {
          term: regulations.vibration.short,
          text: `${regulations.vibration.asks} Dozers on rock and trucks on rutted ramps are where a driver’s dose builds.`,
        },
        {
          term: regulations.coshh.short,
          text: 'Coal dust, silica and diesel exhaust share one stockyard. Water bowsers, sealed cabs and fresh filters are the first controls.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Old workings outnumber live mines here',
      paragraphs: [
        [
          'Daw Mill, the last deep mine of the Warwickshire coalfield, closed in 2013. What remains is ground between Warwick and Tamworth that has been dug beneath. ',
          link('Nuneaton', '/locations/nuneaton'),
          ' and ',
          link('Tamworth', '/locations/tamworth'),
          ' both touch it. ',
          link('Telford', '/locations/telford'),
          ' covers the worked-out east Shropshire field.',
        ],
        [
          'In ',
          link('Dudley', '/locations/dudley'),
          ' and Walsall limestone was mined as well as coal, mostly from 1790 to 1890. Fill over the top can hide shafts that no plan shows. Gypsum has been mined in Nottinghamshire.',
        ],
        [
          'Drilling, piling or digging that may meet coal or coal workings needs a permit from the ',
          link(sources.coalPermits.publisher, sources.coalPermits.href),
          ', formerly the Coal Authority. Get it before plant is ordered.',
        ],
      ],
    },
    {
      kind: 'checklist',
      heading: 'Ask the site these before naming a date',
      items: [
        'Regime and duty holder, in writing',
        'Tip or excavation rules that the driver must sign for',
        'Shaft register, with stand-off distances pegged',
        'Gas monitoring around capped shafts and low ground',
        'Slurry, lagoon and soft-ground boundaries fenced',
        'Weight limits over old drifts and culverts',
        'Lone-working check times and the phone that has a signal',
        'Which scheme and medical the mine insists on',
      ],
    },
    {
      kind: 'questions',
      heading: 'Cards and mines',
      items: [
        {
          question: 'Is an MPQC card accepted at a mine?',
          answer: [
            'The mine operator decides. Many surface yards know it from quarrying. The ',
            link('certifications guide', '/resources/certifications'),
            ' sets the schemes beside each other.',
          ],
        },
        {
          question: 'Does a dozer operator need tip experience?',
          answer:
            'Ask for it. Edge work on a tip is a separate skill from levelling a plot, and the category on the card does not tell them apart.',
        },
      ],
    },
  ],
};
