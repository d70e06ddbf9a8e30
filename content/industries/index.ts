import { card } from '../cards';
import { defineCollection } from '../collection';
import type { Industry } from './industry';
import * as quarryOperations from './quarry-operations';
import * as wasteManagement from './waste-management';
import * as demolition from './demolition';
import * as earthworks from './earthworks';
import * as roadConstruction from './road-construction';
import * as commercialConstruction from './commercial-construction';
import * as residentialConstruction from './residential-construction';
import * as infrastructureProjects from './infrastructure-projects';
import * as miningOperations from './mining-operations';
import * as landscaping from './landscaping';

/** The ten sectors. */
export const industries = defineCollection<Industry>()('/industries', [
  {
    slug: 'quarry-operations',
    name: 'Quarry Operations',
    summary: 'Loading shovels, dump trucks, 360s and dozers, with the cards and rules that quarries ask for.',
    pictogram: 'quarry',
    description:
      'Operators for quarries: which card fits each machine, when MPQC counts, what the Quarries Regulations ask, and what to settle before a first shift.',
    heading: 'Quarry Operations',
    intro:
      'Shovel at the face, trucks on the haul road, dozer on the tip: a quarry asks more of a driver than a construction card shows. Below are the category for each machine, the place of MPQC, and what your own rules must tell a newcomer.',
    updated: '2026-11-20',
    related: quarryOperations.related,
    sections: quarryOperations.sections,
  },
  {
    slug: 'waste-management',
    name: 'Waste Management',
    summary: 'Grabs, shovels and compactors for transfer halls, scrap yards, recycling and landfill.',
    pictogram: 'recycle',
    description:
      'Grab, loading shovel and landfill compactor operators for waste sites: cards to ask for, permit rules that reach the cab, and a first-morning list.',
    heading: 'Waste Management',
    intro:
      'Waste plant works close to people, in dust, on material that can burn. Ask for the machine category and for time on your kind of site. This page covers six of them, with the permit rules an operator can break and the briefing that prevents it.',
    updated: '2026-11-20',
    related: wasteManagement.related,
    sections: wasteManagement.sections,
  },
  {
    slug: 'demolition',
    name: 'Demolition',
    summary:
      'Excavators, grabs and skid steers from soft strip to grubbing out, with the demolition categories.',
    pictogram: 'wrecking',
    description: `Demolition plant operators: ${card('D90')} beside the excavator card, the written plan CDM wants, exclusion zones, and nine facts that get you the right person.`,
    heading: 'Demolition',
    intro:
      'A digging card does not show that someone can take a frame apart. For demolition ask for the demolition category, the attachment and the boom. Here is the sequence, the paperwork that comes before plant, and what to tell us.',
    updated: '2026-11-20',
    related: demolition.related,
    sections: demolition.sections,
  },
  {
    slug: 'earthworks',
    name: 'Earthworks',
    summary: 'Dozers, scrapers, 360s, dumpers and rollers, chosen by haul distance and ground.',
    pictogram: 'earth',
    description:
      'Earthworks operators by stage: dozer, scraper, 360, dumper, roller and grader, the card for each, and the four figures a good operator asks you for.',
    heading: 'Earthworks',
    intro:
      'Short push, dozer. Longer dry haul, scraper. Wet clay or distance, 360 and dump trucks. This page matches each stage of an earthmoving job to a machine and a card, then lists the figures and rules the operator needs on the first morning.',
    updated: '2026-11-20',
    related: earthworks.related,
    sections: earthworks.sections,
  },
  {
    slug: 'road-construction',
    name: 'Road Construction',
    summary: 'Rollers, graders, backhoes and planers for new roads, street works and resurfacing.',
    pictogram: 'road',
    description:
      'Roller, grader and backhoe operators for roadworks: who needs a street works card, what trunk roads add, night closures and a handover list to print.',
    heading: 'Road Construction',
    intro:
      'Road plant works to millimetres beside live traffic, often at night. The card must match the machine, one person on street works must be qualified, and the swing must fit the lane. Those points, stage by stage, are set out here.',
    updated: '2026-11-20',
    related: roadConstruction.related,
    sections: roadConstruction.sections,
  },
  {
    slug: 'commercial-construction',
    name: 'Commercial Construction',
    summary: 'Cranes, piling rigs, telehandlers and forklifts for offices, schools and distribution sheds.',
    pictogram: 'building',
    description:
      'Operators for commercial builds: piling and crane categories, lifting roles to fill, crane hire or contract lift, and the checks made at the turnstile.',
    heading: 'Commercial Construction',
    intro:
      'Offices, schools and sheds use plant in packages: piling, frame, materials, externals. Each has its own category and its own lead time. Fill the lifting roles first, send the gate rules early, and know which hire model you have signed.',
    updated: '2026-11-20',
    related: commercialConstruction.related,
    sections: commercialConstruction.sections,
  },
  {
    slug: 'residential-construction',
    name: 'Residential Construction',
    summary: 'Telehandlers, mini diggers, dumpers and rollers for housing sites, plot by plot.',
    pictogram: 'house',
    description:
      'Telehandler, digger, dumper and roller operators for housing sites: cards for each plot phase, dumper habits, and keeping residents clear of plant.',
    heading: 'Residential Construction',
    intro:
      'A housing site runs on a telehandler, a couple of excavators and some dumpers, moving from plot to plot while people are already living there. Here are the categories by phase, the habits that keep dumpers upright, and how to keep families out.',
    updated: '2026-11-20',
    related: residentialConstruction.related,
    sections: residentialConstruction.sections,
  },
  {
    slug: 'infrastructure-projects',
    name: 'Infrastructure Projects',
    summary: 'Piling rigs, cranes, excavators and scrapers for rail, water, energy and flood schemes.',
    pictogram: 'bridge',
    description:
      'Plant operators for rail, water, energy and flood schemes: entry rules beyond the card, working platforms, support roles and fitness guidance explained.',
    heading: 'Infrastructure Projects',
    intro:
      'Rail, river and power clients add rules of their own to the card: medicals, site courses, extra roles on the ground. Send those rules with the first enquiry. This page sorts the plant by scheme and lists the posts that get forgotten.',
    updated: '2026-11-20',
    related: infrastructureProjects.related,
    sections: infrastructureProjects.sections,
  },
  {
    slug: 'mining-operations',
    name: 'Mining Operations',
    summary: 'Dozers, shovels, 360s and scrapers for stockyards, tips, restoration and old workings.',
    pictogram: 'mine',
    description:
      'Surface plant operators for mines, tips and restoration: which regulations apply, the card for each machine, and permits for work over old coal seams.',
    heading: 'Mining Operations',
    intro:
      'Most mining work in the Midlands today is on the surface: stockyards, tips, restoration and ground dug hollow long ago. The first step is to find out which regulations govern the land. After that come the machine, the card and the questions below.',
    updated: '2026-11-20',
    related: miningOperations.related,
    sections: miningOperations.sections,
  },
  {
    slug: 'landscaping',
    name: 'Landscaping',
    summary: 'Skid steers, micro and mini diggers, dumpers and rollers for gardens, parks and estates.',
    pictogram: 'tree',
    description:
      'Micro digger, skid steer and dumper operators for landscape work: access, attachments, categories, buried services and soil handled in the right order.',
    heading: 'Landscaping',
    intro:
      'Landscape plant is small, and the mistakes it makes are visible for years. Start with the gate width and the ground you want to keep. Then choose machine, attachment and category from the tables here, and plan the route out first.',
    updated: '2026-11-20',
    related: landscaping.related,
    sections: landscaping.sections,
  },
]);
