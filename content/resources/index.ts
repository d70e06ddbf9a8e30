import { defineCollection } from '../collection';
import type { Resource } from './resource';
import * as constructionSafety from './construction-safety';
import * as plantMaintenance from './plant-maintenance';
import * as operatorTraining from './operator-training';
import * as certifications from './certifications';
import * as industryStandards from './industry-standards';
import * as equipmentGuides from './equipment-guides';
import * as siteManagement from './site-management';
import * as healthSafety from './health-safety';
import * as environmentalCompliance from './environmental-compliance';
import * as projectPlanning from './project-planning';

/** The ten guides. */
export const resources = defineCollection<Resource>()('/resources', [
  {
    slug: 'construction-safety',
    name: 'Construction Safety',
    summary: 'The order of controls between people and plant, who may signal, and a traffic walk to print.',
    pictogram: 'cone',
    description:
      'How to segregate people from plant: controls in order, slew clearance, who may signal to an operator, and a printable walk of the traffic plan.',
    heading: 'Keep people and plant apart: segregation, reversing and signals',
    intro:
      'Give people and machines their own ground, fence the slew, design out reversing, and use a trained marshal for what is left. That order does most of the work. Below are the controls, the signalling roles, a safe way to approach a cab, and a sheet to print.',
    updated: '2026-11-20',
    related: constructionSafety.related,
    sections: constructionSafety.sections,
  },
  {
    slug: 'plant-maintenance',
    name: 'Plant Maintenance',
    summary: 'A printable walk-round sheet, the extra points for each machine, and the path of a defect.',
    pictogram: 'tool',
    description:
      'Printable start-of-shift walk-round sheet for mobile plant, extra points by machine, who inspects how often, and what happens to a defect.',
    heading: 'The start-of-shift walk-round, and what to do with a defect',
    intro:
      'Sixteen points, one lap of the machine and a try of the brakes: that is the daily check. Print the sheet below, add the lines for your machine, and send every defect the same way. The table shows who makes the weekly, service and thorough examinations.',
    updated: '2026-11-20',
    related: plantMaintenance.related,
    sections: plantMaintenance.sections,
  },
  {
    slug: 'operator-training',
    name: 'Operator Training',
    summary: 'The stages from first test to blue card under CPCS, NPORS and MPQC, with the common snags.',
    pictogram: 'book',
    description:
      'The route from novice to blue card: HS&E test, red card, NVQ, renewal. CPCS, NPORS and MPQC side by side, and what to bring when you register.',
    heading: 'From novice to blue card: the route and where people fall off it',
    intro:
      'Pass the HS&E test, train and test on one machine, work on a red card, earn the NVQ, then hold blue. The red card’s expiry is the clock to beat. Here is each stage, how the schemes differ, and what catches people out.',
    updated: '2026-11-20',
    related: operatorTraining.related,
    sections: operatorTraining.sections,
  },
  {
    slug: 'certifications',
    name: 'Certifications',
    summary: 'Every machine with its CPCS and NPORS categories, what each card proves, and how to check one.',
    pictogram: 'certificate',
    description:
      'Fifteen machines with their CPCS and NPORS categories, red, blue and traditional cards with validity, and how to check a card before work starts.',
    heading: 'Which card for which machine, and how to check it is real',
    intro:
      'Look the machine up in the first table and ask for that category by code. Then check three things: the card is genuine, in date, and shows the right category and endorsement for the machine on your hire sheet. The steps are below.',
    updated: '2026-11-20',
    related: certifications.related,
    sections: certifications.sections,
  },
  {
    slug: 'industry-standards',
    name: 'Industry Standards',
    summary: 'Each law and code that touches plant, what it asks in one line, and which work it joins.',
    pictogram: 'clipboard',
    description:
      'PUWER, LOLER, CDM 2015 and the other rules on mobile plant in one line each, with official links and a table of which apply to which work.',
    heading: 'The rules on plant, one line each',
    intro:
      'Competent people, sound plant, planned lifts, clear routes, recorded waste: most plant rules come down to those. The table gives each one in a line with a link to the official page. After it: what is law, what is guidance, and which rules join for which work.',
    updated: '2026-11-20',
    related: industryStandards.related,
    sections: industryStandards.sections,
  },
  {
    slug: 'equipment-guides',
    name: 'Equipment Guides',
    summary: 'Machine guides are still to come; until then, an index of what each machine page answers.',
    pictogram: 'document',
    description:
      'Our equipment guides are in preparation. Until then, find what each of the fifteen machine pages already answers, and the right page by task.',
    heading: 'Equipment guides: in preparation, and what to read meanwhile',
    intro:
      'This section will contain guides to each type of plant. They are not written yet. Until they are, the index below links all fifteen machine pages with something each one answers, then sorts our other pages by the task in hand.',
    updated: '2026-11-20',
    related: equipmentGuides.related,
    sections: equipmentGuides.sections,
  },
  {
    slug: 'site-management',
    name: 'Site Management',
    summary:
      'Who does what, haul roads, marshals, deliveries, fuel, welfare and the handover between shifts.',
    pictogram: 'users',
    description:
      'Running a site with mobile plant: who does what, haul roads, marshals, low-loader deliveries, fuel, welfare, shift handover and a Friday checklist.',
    heading: 'Run a site that plant can work on',
    intro:
      'An operator waits when nobody knows who fuels, who marshals or where the road goes. Settle those the week before. This guide covers who does what, haul roads, marshalling, deliveries, fuel, welfare and the handover, and ends with a list for Friday afternoon.',
    updated: '2026-11-20',
    related: siteManagement.related,
    sections: siteManagement.sections,
  },
  {
    slug: 'health-safety',
    name: 'Health and Safety',
    summary:
      'Vibration, noise, dust, medical fitness and fatigue in the cab, with the limits and what helps.',
    pictogram: 'shield',
    description:
      'Health of plant operators: whole-body vibration and noise limits, dust in the cab, medical fitness as good practice, fatigue, a monthly round.',
    heading: 'An operator’s health: back, ears, lungs and sleep',
    intro:
      'What wears operators out is slow: jolts through the seat, noise, fine dust, long days. Good ground, a closed cab and sensible hours deal with most of it. The legal values come first, then what helps, fitness checks, fatigue and a round for the supervisor.',
    updated: '2026-11-20',
    related: healthSafety.related,
    sections: healthSafety.sections,
  },
  {
    slug: 'environmental-compliance',
    name: 'Environmental Compliance',
    summary:
      'Waste duty of care, permits, red diesel, engine stages, spills, dust and pumping, with the file to keep.',
    pictogram: 'leaf',
    description:
      'Waste duty of care, crushing permits, the red diesel ban, NRMM zones, spills, dust and dewatering for plant sites, with the file to keep.',
    heading: 'Muck, fuel, dust and water: what the site answers for',
    intro:
      'Know where each load goes and who carries it, run on unrebated fuel, keep oil and silt out of water, and keep the paper. No mandatory emission zone for plant machinery applies in the Midlands. The detail, subject by subject, follows with a file list.',
    updated: '2026-11-20',
    related: environmentalCompliance.related,
    sections: environmentalCompliance.sections,
  },
  {
    slug: 'project-planning',
    name: 'Project Planning',
    summary:
      'Twelve answers to have ready, lead times from permits to operators, and a plan worked backwards.',
    pictogram: 'calendar',
    description:
      'Twelve answers to have ready before you ring for a plant operator, lead times from permits to operators, F10 thresholds and the plan for day one.',
    heading: 'What to have ready before you ring for an operator',
    intro:
      'Have the machine, the category, the dates, the postcode and the hazards to hand, and one call is enough to start the search. Common machines can often be covered quickly; rare ones, permits and surveys cannot. Here is what to settle, and when.',
    updated: '2026-11-20',
    related: projectPlanning.related,
    sections: projectPlanning.sections,
  },
]);
