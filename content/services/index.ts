import { weightSplits } from '../cards';
import { defineCollection } from '../collection';
import { machineRanges } from '../machine-ranges';
import type { Service } from './service';
import * as dumperOperators from './dumper-operators';
import * as excavatorOperators from './excavator-operators';
import * as grabOperators from './grab-operators';
import * as dozerOperators from './dozer-operators';
import * as rollerOperators from './roller-operators';
import * as loadingShovelOperators from './loading-shovel-operators';
import * as telehandlerOperators from './telehandler-operators';
import * as forkliftOperators from './forklift-operators';
import * as craneOperators from './crane-operators';
import * as skidSteerOperators from './skid-steer-operators';
import * as backhoeOperators from './backhoe-operators';
import * as graderOperators from './grader-operators';
import * as compactorOperators from './compactor-operators';
import * as scraperOperators from './scraper-operators';
import * as pilingRigOperators from './piling-rig-operators';

/** The fifteen machine types, in the order of the menus. */
export const services = defineCollection<Service>()('/services', [
  {
    slug: 'dumper-operators',
    machine: 'Dumper',
    name: 'Dumper Operators',
    summary: `Site dumpers of ${machineRanges.dumper}: spoil out, stone and concrete in.`,
    drawing: 'dumper',
    description:
      'Hire a site dumper operator in the Midlands: which card covers front and rear tippers, payload bands, loading rules and a walk-round sheet.',
    heading: 'Dumper Operators',
    intro:
      'Most site dumpers tip to the front, and the card has to say so. Ask for that category, pick the payload that fits your gate, and plan the route before the driver comes. The driver gets off while the excavator loads it.',
    updated: '2026-11-20',
    cards: { cpcs: ['A09'], npors: ['N204'] },
    plate: {
      range: machineRanges.dumper,
      hire: 'One pour to a whole phase',
      provide: 'Haul route, stop blocks, induction',
    },
    related: dumperOperators.related,
    sections: dumperOperators.sections,
  },
  {
    slug: 'excavator-operators',
    machine: '360 Excavator',
    name: '360 Excavator Operators',
    summary: `Tracked and wheeled 360s of ${machineRanges.excavator}, for digging, loading and planned lifts.`,
    drawing: 'excavator',
    description: `360 excavator operators for the Midlands: the ${weightSplits.excavator}-tonne card split, tracked, wheeled and lifting endorsements, a lift question and a shift checklist.`,
    heading: '360 Excavator Operators',
    intro: `Two facts decide whom you need: the operating weight, which splits the card at ${weightSplits.excavator} tonnes, and whether the machine will lift anything on a chain. Below are both answers, the site preparation, the attachments, and a start-of-shift sheet to print.`,
    updated: '2026-11-20',
    cards: { cpcs: ['A58', 'A59'], npors: ['N202'] },
    plate: {
      range: machineRanges.excavator,
      hire: 'Days for a mini, a season for bulk dig',
      provide: 'Services marked, barriers, lift plan if lifting',
    },
    related: excavatorOperators.related,
    sections: excavatorOperators.sections,
  },
  {
    slug: 'grab-operators',
    machine: '360 Grab',
    name: '360 Grab Operators',
    summary: 'Excavator grabs and material handlers for waste, scrap, timber and demolition sorting.',
    drawing: 'grab',
    description:
      'There is no CPCS 360 grab category. See which card to ask for on an excavator, material handler or lorry grab, and what to check before booking.',
    heading: '360 Grab Operators',
    intro:
      'A grab hangs from an excavator, a purpose-built material handler or a lorry, and each needs a different card. Find yours in the table, match the jaws to the material, then use the checks and hazards below to brief the yard.',
    updated: '2026-11-20',
    cards: { cpcs: ['A58', 'A59'], npors: ['N202', 'N722'] },
    plate: {
      range: 'Excavator grabs and material handlers',
      hire: 'A week’s cover to months',
      provide: 'Clear slew area, firm pad, waste permits',
    },
    related: grabOperators.related,
    sections: grabOperators.sections,
  },
  {
    slug: 'dozer-operators',
    machine: 'Bulldozer',
    name: 'Bulldozer Operators',
    summary: 'Crawler dozers for topsoil strip, bulk push, trimming, ripping and tip work.',
    drawing: 'dozer',
    description:
      'Bulldozer operators for earthworks, quarries and landfill: card category, blade types, machine control, daily checks and how long people book.',
    heading: 'Bulldozer Operators',
    intro:
      'One CPCS category covers every crawler dozer, from a landscaping machine to a heavy ripper, so the card tells you less than the experience behind it. Here is what to ask, what to set up, what to check and which rules apply.',
    updated: '2026-11-20',
    cards: { cpcs: ['A34'], npors: ['N215'] },
    plate: {
      range: 'Light to heavy crawlers, wide-track included',
      hire: 'A week to a summer',
      provide: 'Service drawings, tip rules, fuel',
    },
    related: dozerOperators.related,
    sections: dozerOperators.sections,
  },
  {
    slug: 'roller-operators',
    machine: 'Roller',
    name: 'Roller Operators',
    summary: 'Ride-on tandem, single-drum, padfoot and tyred rollers for fill, sub-base and asphalt.',
    drawing: 'roller',
    description:
      'Ride-on roller operators for asphalt, stone and clay: the card to ask for, drum types by layer, edge rules, daily checks and lengths of hire.',
    heading: 'Roller Operators',
    intro:
      'The layer decides the drum, and the drum and the layer decide whom to ask for. Here are the roller types by weight, the card category, what to hand over on day one, and the edge and reversing rules that matter most.',
    updated: '2026-11-20',
    cards: { cpcs: ['A31'], npors: ['N214'] },
    plate: {
      range: 'Ride-on, small tandem to large drum',
      hire: 'A night shift to a season',
      provide: 'Pass figures, edge line, induction',
    },
    related: rollerOperators.related,
    sections: rollerOperators.sections,
  },
  {
    slug: 'loading-shovel-operators',
    machine: 'Loading Shovel',
    name: 'Loading Shovel Operators',
    summary:
      'Wagon loading, hopper feeding and stockpile work on wheels or tracks, from yard machines to quarry size.',
    drawing: 'loading-shovel',
    description:
      'Loading shovel operators for yards, waste halls and quarries in the Midlands. Which category to ask for, what to have ready, what to check each day.',
    heading: 'Loading Shovel Operators',
    intro:
      'You need someone to load wagons, feed a hopper or keep a stockpile in shape. We introduce loading shovel operators whose category, expiry and photo have been checked against the scheme’s record. The machine and the site stay in your charge, and you choose who comes.',
    updated: '2026-11-20',
    cards: { cpcs: ['A21', 'A22'], npors: ['N209'] },
    plate: {
      range: machineRanges.loadingShovel,
      hire: 'A shift of cover to a crushing campaign',
      provide: 'Induction, RAMS, loading-area plan, familiarisation',
    },
    related: loadingShovelOperators.related,
    sections: loadingShovelOperators.sections,
  },
  {
    slug: 'telehandler-operators',
    machine: 'Telehandler',
    name: 'Telehandler Operators',
    summary: 'Forks, bucket or hook: telehandler operators matched to the machine and to what it will lift.',
    drawing: 'telehandler',
    description:
      'Hiring a telehandler operator? Check whether loads hang from a hook first: it changes the card. Categories, capacity bands and a daily checklist.',
    heading: 'Telehandler Operators',
    intro:
      'A telehandler operator keeps bricklayers, roofers and steel erectors fed. We introduce people for fixed-boom and slewing machines, with the card read down to its endorsement letters. Tell us the model, the heaviest load and the furthest reach, and we look for a match.',
    updated: '2026-11-20',
    cards: { cpcs: ['A17'], npors: ['N010'] },
    plate: {
      range: machineRanges.telehandler,
      hire: 'One delivery day to a whole build',
      provide: 'Lift plan, load chart, routes, familiarisation',
    },
    related: telehandlerOperators.related,
    sections: telehandlerOperators.sections,
  },
  {
    slug: 'forklift-operators',
    machine: 'Forklift',
    name: 'Forklift Operators',
    summary:
      'Counterbalance, rough terrain, reach and side loader drivers, each with the category for that truck.',
    drawing: 'forklift',
    description:
      'Forklift operators for yards, warehouses and building sites. Four truck types, four categories, and the training stage that only you can give.',
    heading: 'Forklift Operators',
    intro:
      'Counterbalance, rough terrain, reach and side loader are four trucks with four categories. We introduce forklift operators for each, across the Midlands, with card or certificate traced to whoever issued it. Start with the floor that the truck will stand on.',
    updated: '2026-11-20',
    cards: { cpcs: ['A14', 'A16'], npors: ['N001', 'N009'] },
    plate: {
      range: 'Mostly 1.5-5 t lift, larger in yards',
      hire: 'Single shifts to seasonal peaks',
      provide: 'Authorisation to drive, familiarisation, examined truck',
    },
    related: forkliftOperators.related,
    sections: forkliftOperators.sections,
  },
  {
    slug: 'crane-operators',
    machine: 'Mobile Crane',
    name: 'Mobile Crane Operators',
    summary:
      'Mobile crane operators for hirers with an appointed person and a plan, from city cranes to large all-terrains.',
    drawing: 'crane',
    description:
      'Mobile crane operators with the duties on the card to match your lift. Crane hire or contract lift, four roles, endorsements A to C, daily checks.',
    heading: 'Mobile Crane Operators',
    intro:
      'We introduce mobile crane operators to hirers who have a crane, an appointed person and a lift plan. The endorsement letter on the card decides which duties each may do, so we read it on the live record. Without a planner of your own, buy a contract lift.',
    updated: '2026-11-20',
    cards: { cpcs: ['A60'], npors: ['N101'] },
    plate: {
      range: machineRanges.crane,
      hire: 'A single lift to a full frame',
      provide: 'Appointed person, lift plan, supervisor, proved ground',
    },
    related: craneOperators.related,
    sections: craneOperators.sections,
  },
  {
    slug: 'skid-steer-operators',
    machine: 'Skid Steer',
    name: 'Skid Steer Operators',
    summary:
      'Tight-site loading, stripping out, augering and sweeping with a small machine that takes many tools.',
    drawing: 'skid-steer',
    description:
      'Skid steer operators for tight sites, soft strip and landscaping. Construction and demolition use separate categories: see which one to ask for.',
    heading: 'Skid Steer Operators',
    intro:
      'A skid steer goes through a side gate or a loading door and takes a dozen tools. We introduce operators for construction, landscaping and strip-out, with the category checked and the tools they have used confirmed. You provide the machine and decide who drives it.',
    updated: '2026-11-20',
    cards: { cpcs: ['A23'], npors: ['N212'] },
    plate: {
      range: 'About 1-5 t, wheeled or tracked',
      hire: 'One to three days; weeks for strip-out',
      provide: 'Service survey, marked working space, floor limits',
    },
    related: skidSteerOperators.related,
    sections: skidSteerOperators.sections,
  },
  {
    slug: 'backhoe-operators',
    machine: 'Backhoe',
    name: 'Backhoe Operators',
    summary: 'Digging and loading from one machine, for drainage, utilities, roadworks and estates.',
    drawing: 'backhoe',
    description:
      'Backhoe loader operators for drainage, utilities and roadworks. The weight split on the card, road travel, trench safety and a walk-round to print.',
    heading: 'Backhoe Operators',
    intro:
      'A backhoe operator digs the trench, beds the pipe and drives the machine to the next one. Most full-size loaders fall in the heavier card category. We introduce people who hold it, checked with the scheme, and tell you what they may do on the road.',
    updated: '2026-11-20',
    cards: { cpcs: ['A12', 'A10'], npors: ['N201'] },
    plate: {
      range: `Compact under ${weightSplits.backhoe} t; full size about 8-9 t`,
      hire: 'A day’s drain to a season',
      provide: 'Service drawings, scan, trench support, traffic management',
    },
    related: backhoeOperators.related,
    sections: backhoeOperators.sections,
  },
  {
    slug: 'grader-operators',
    machine: 'Motor Grader',
    name: 'Motor Grader Operators',
    summary: 'Fine trim of roads, hardstandings and haul roads, by eye, laser, total station or 3D GPS.',
    drawing: 'grader',
    description:
      'Motor grader operators for sub-base, hardstandings and haul roads. Match the person to your level control, and see what your engineer should bring.',
    heading: 'Motor Grader Operators',
    intro:
      'Grading is judged in millimetres and paid for in stone. We introduce motor grader operators for roads, sheds and haul roads, and ask each how their levels have been controlled. The card has no weight split, so experience is what you compare.',
    updated: '2026-11-20',
    cards: { cpcs: ['A19'], npors: ['N240'] },
    plate: {
      range: 'Commonly 14-20 t',
      hire: 'Three to ten days; months on a bypass',
      provide: 'Level control, closed strips, water, familiarisation',
    },
    related: graderOperators.related,
    sections: graderOperators.sections,
  },
  {
    slug: 'compactor-operators',
    machine: 'Landfill Compactor',
    name: 'Landfill Compactor Operators',
    summary:
      'Spreading, compacting and covering waste on the tipping face, and relief cover for site drivers.',
    drawing: 'compactor',
    description:
      'Landfill compactor operators for relief and long cover. What to settle about waste or fill, gas, fire and the permit before the first shift.',
    heading: 'Landfill Compactor Operators',
    intro:
      'A landfill compactor driver works beside lorries, on a slope, on top of material that can burn. We introduce operators who have done it, with card, identity and tip references checked first. The permit holder keeps control of the face and makes the choice.',
    updated: '2026-11-20',
    cards: { cpcs: ['A32'], npors: ['N224'] },
    plate: {
      range: 'Commonly 20-55 t',
      hire: 'Holiday relief to capping seasons',
      provide: 'Permit briefing, face supervisor, washing facilities',
    },
    related: compactorOperators.related,
    sections: compactorOperators.sections,
  },
  {
    slug: 'scraper-operators',
    machine: 'Scraper',
    name: 'Scraper Operators',
    summary: 'Cut, haul and spread on bulk earthworks, with motor scrapers from single-engine to elevating.',
    drawing: 'scraper',
    description:
      'Motor scraper operators for bulk earthworks, topsoil strips and restoration. Types, card category, haul road rules and how far ahead to ask.',
    heading: 'Scraper Operators',
    intro:
      'Scraper work is seasonal and the field is small, so dates matter as much as cards. We introduce motor scraper operators for strips, formations and restoration, checked with the scheme and by recent hours. Begin by telling us which type of scraper it is.',
    updated: '2026-11-20',
    cards: { cpcs: ['A24'], npors: ['N223'] },
    plate: {
      range: 'Given by bowl size, in cubic metres',
      hire: 'A two-week strip to a summer',
      provide: 'Built haul road, pusher, stop rules, cut and fill data',
    },
    related: scraperOperators.related,
    sections: scraperOperators.sections,
  },
  {
    slug: 'piling-rig-operators',
    machine: 'Piling Rig',
    name: 'Piling Rig Operators',
    summary: 'Bored, driven and tripod rigs, with the category read against method and rig weight.',
    drawing: 'piling-rig',
    description:
      'Piling rig operators by method and weight: bored, driven, tripod. Which category to ask for and what the platform certificate must show first.',
    heading: 'Piling Rig Operators',
    intro:
      'Method and rig weight decide which card you need: bored or driven, below or above the split, or tripod. We introduce piling rig operators whose category text has been read in full. Your platform certificate has to be signed before the rig tracks on.',
    updated: '2026-11-20',
    cards: { cpcs: ['A45', 'A46', 'A47', 'A48', 'A30'], npors: ['N221'] },
    plate: {
      range: `Below and above ${weightSplits.piling} t, and tripod`,
      hire: 'Days for mini-piles to months',
      provide: 'Platform certificate, lift plan, attendants, services located',
    },
    related: pilingRigOperators.related,
    sections: pilingRigOperators.sections,
  },
]);
