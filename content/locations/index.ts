import { defineCollection } from '../collection';
import type { Location } from './location';
import * as birmingham from './birmingham';
import * as coventry from './coventry';
import * as wolverhampton from './wolverhampton';
import * as solihull from './solihull';
import * as westBromwich from './west-bromwich';
import * as dudley from './dudley';
import * as walsall from './walsall';
import * as stourbridge from './stourbridge';
import * as halesowen from './halesowen';
import * as suttonColdfield from './sutton-coldfield';
import * as leicester from './leicester';
import * as nottingham from './nottingham';
import * as derby from './derby';
import * as stafford from './stafford';
import * as worcester from './worcester';
import * as telford from './telford';
import * as shrewsbury from './shrewsbury';
import * as tamworth from './tamworth';
import * as nuneaton from './nuneaton';
import * as rugby from './rugby';

/** The twenty towns. */
export const locations = defineCollection<Location>()('/locations', [
  {
    slug: 'birmingham',
    name: 'Birmingham',
    area: 'West Midlands',
    description:
      'Operators for Birmingham sites: what the Clean Air Zone means for haulage, which card each city job needs, and what to send before a start.',
    heading: 'Mobile Plant Operators Birmingham',
    intro:
      'We introduce CPCS and NPORS operators to Birmingham contractors for piling, lifting, demolition, canalside plots and waste halls. You choose and engage the person. Below are the ring road, the Clean Air Zone and the cards that city gates ask for.',
    updated: '2026-11-20',
    roads: [
      'M6 junction 6 and A38(M)',
      'M5 junctions 1 and 3',
      'M42 junction 6 and A45',
      'A4540 Middleway',
      'A34',
      'A456',
    ],
    latitude: 52.49,
    longitude: -1.89,
    related: birmingham.related,
    sections: birmingham.sections,
  },
  {
    slug: 'coventry',
    name: 'Coventry',
    area: 'West Midlands',
    description:
      'Coventry plant operators for car factories, campus builds and edge-of-town estates: truck categories, coal checks and which road to send a low loader by.',
    heading: 'Mobile Plant Operators Coventry',
    intro:
      'Coventry hires plant for car and parts factories, university buildings, city regeneration and estates on the edge. There, a forklift category can settle the booking as easily as an excavator one. Here is what each gate will want to see.',
    updated: '2026-11-20',
    roads: ['M6 junctions 2 and 3', 'M69', 'A46', 'A45', 'A444', 'A4053 ring road'],
    latitude: 52.41,
    longitude: -1.52,
    related: coventry.related,
    sections: coventry.sections,
  },
  {
    slug: 'wolverhampton',
    name: 'Wolverhampton',
    area: 'West Midlands',
    description:
      'Reclaiming worked-over land in Wolverhampton: which operator comes at each stage, which card, and what paper the crusher needs before it starts.',
    heading: 'Mobile Plant Operators Wolverhampton',
    intro:
      'Much of Wolverhampton’s building land has been used at least once before. We introduce excavator, loading shovel, roller and dumper operators, and ask them about reclaimed ground, crushed fill and sorting heaps. The order of work below tells you whom to ask for when.',
    updated: '2026-11-20',
    roads: ['M54 junctions 1 and 2', 'M6 junction 10', 'A449', 'A454', 'A4123', 'A463'],
    latitude: 52.59,
    longitude: -2.13,
    related: wolverhampton.related,
    sections: wolverhampton.sections,
  },
  {
    slug: 'solihull',
    name: 'Solihull',
    area: 'Solihull borough, West Midlands',
    description:
      'Plant operators for Solihull: tall plant near the airport, highway work around M42 junction 6, gravel to the east, and the entry checks to expect.',
    heading: 'Mobile Plant Operators Solihull',
    intro:
      'Solihull runs from suburban clay to gravel country, with an airport, exhibition halls, a car plant and HS2 works between. We introduce operators for all of it. Height limits and entry standards shorten the list more than the machine does.',
    updated: '2026-11-20',
    roads: ['M42 junctions 4, 5 and 6', 'M6 junction 4', 'A45', 'A34', 'A41', 'A452'],
    latitude: 52.41,
    longitude: -1.78,
    related: solihull.related,
    sections: solihull.sections,
  },
  {
    slug: 'west-bromwich',
    name: 'West Bromwich',
    area: 'Sandwell, West Midlands',
    description:
      'Grab and rehandler operators for West Bromwich scrap and waste yards: which grab, which carrier, which category, and a walk-round list to print.',
    heading: 'Mobile Plant Operators West Bromwich',
    intro:
      'Scrap yards, foundries and old industrial ground set the work in West Bromwich. We introduce operators for rehandlers, 360 grabs, shovels and forklifts across Sandwell. Tell us the carrier as well as the grab: the categories differ.',
    updated: '2026-11-20',
    roads: ['M5 junction 1', 'A41', 'M6 junction 9', 'A4031', 'A4041', 'A4182'],
    latitude: 52.52,
    longitude: -1.99,
    related: westBromwich.related,
    sections: westBromwich.sections,
  },
  {
    slug: 'dudley',
    name: 'Dudley',
    area: 'Dudley borough, West Midlands',
    description:
      'Dudley stands on old limestone and coal workings. What to settle before a piling rig arrives, which permit to seek and which operator card to ask for.',
    heading: 'Mobile Plant Operators Dudley',
    intro:
      'Dudley’s ground has been mined for limestone and coal, so investigation and piling platforms come before almost everything else. We introduce rig, excavator and dumper operators to hirers here. The order of work below keeps the rig upright and the paperwork straight.',
    updated: '2026-11-20',
    roads: ['M5 junction 2', 'A4123', 'A461', 'A459', 'A4036', 'A4037'],
    latitude: 52.51,
    longitude: -2.08,
    related: dudley.related,
    sections: dudley.sections,
  },
  {
    slug: 'walsall',
    name: 'Walsall',
    area: 'Walsall borough, West Midlands',
    description:
      'Clay pits, landfill and restored land around Walsall and Aldridge: the four crews a pit needs, their plant cards, and why wet clay stops scrapers.',
    heading: 'Mobile Plant Operators Walsall',
    intro:
      'Clay is dug around Aldridge, and old pits are filled and capped. That takes scrapers, dump trucks, landfill compactors and dozers, each with its own category. We introduce operators for every stage, and for the estates near the M6.',
    updated: '2026-11-20',
    roads: ['M6 junctions 9 and 10', 'A454', 'A461', 'A452', 'A34', 'A5 and M6 Toll'],
    latitude: 52.59,
    longitude: -1.98,
    related: walsall.related,
    sections: walsall.sections,
  },
  {
    slug: 'stourbridge',
    name: 'Stourbridge',
    area: 'Dudley borough, West Midlands',
    description:
      'Stourbridge plant operators: side-loader cards for steel yards, five measurements for infill plots, and what glass-works ground does to tyres.',
    heading: 'Mobile Plant Operators Stourbridge',
    intro:
      'Two kinds of work stand out here: long steel moved in tight yards, and small plots built up between existing houses. We introduce forklift, mini excavator and skid steer operators for both, for one day if that is all the job needs.',
    updated: '2026-11-20',
    roads: ['A491', 'A458', 'A451', 'M5 junction 3 via A456', 'M5 junction 4 via A491'],
    latitude: 52.46,
    longitude: -2.14,
    related: stourbridge.related,
    sections: stourbridge.sections,
  },
  {
    slug: 'halesowen',
    name: 'Halesowen',
    area: 'Dudley borough, West Midlands',
    description:
      'Halesowen has dolerite, steep banks and short drainage jobs. Bucket, ripper or breaker, and which operator experience to ask about for each.',
    heading: 'Mobile Plant Operators Halesowen',
    intro:
      'North of Halesowen the ground turns to dolerite, and plots slope. Breaker experience, slope discipline and a backhoe that moves between streets count for more than machine size. We ask candidates about all three before introducing them.',
    updated: '2026-11-20',
    roads: ['M5 junction 3', 'A456', 'A458', 'A459'],
    latitude: 52.45,
    longitude: -2.05,
    related: halesowen.related,
    sections: halesowen.sections,
  },
  {
    slug: 'sutton-coldfield',
    name: 'Sutton Coldfield',
    area: 'Birmingham, West Midlands',
    description:
      'Housing on Sutton Coldfield’s eastern edge, phase by phase: which operator, which card and when. Also Minworth, HS2 works and private plots.',
    heading: 'Mobile Plant Operators Sutton Coldfield',
    intro:
      'Much of the plant work around Sutton Coldfield is new houses and employment land to the east. The seats change with each phase, from dozer to telehandler. Below is who to book when, with the cards for each and the roads that avoid the shops.',
    updated: '2026-11-20',
    roads: ['M42 junction 9', 'M6 Toll', 'A38', 'A446', 'A452', 'A453'],
    latitude: 52.57,
    longitude: -1.82,
    related: suttonColdfield.related,
    sections: suttonColdfield.sections,
  },
  {
    slug: 'leicester',
    name: 'Leicester',
    area: 'Leicestershire, East Midlands',
    description:
      'Leicester’s hard-rock quarries need shovel and dump truck operators. Which CPCS, NPORS or MPQC card fits each seat, and what induction still adds.',
    heading: 'Mobile Plant Operators Leicester',
    intro:
      'Leicestershire quarries hard rock, and the seats to fill are shovels, dump trucks and face excavators. We introduce operators with CPCS, NPORS or MPQC cards to quarries, and to the mill conversions, suburbs and distribution parks around Leicester.',
    updated: '2026-11-20',
    roads: ['M1 junction 21 and M69', 'M1 junction 22', 'A6', 'A46', 'A47', 'A563'],
    latitude: 52.64,
    longitude: -1.13,
    related: leicester.related,
    sections: leicester.sections,
  },
  {
    slug: 'nottingham',
    name: 'Nottingham',
    area: 'Nottinghamshire, East Midlands',
    description:
      'Caves, wet gravel, gypsum and coal tips: how Nottingham’s four grounds change the machine, the plant card and the checks before work starts.',
    heading: 'Mobile Plant Operators Nottingham',
    intro:
      'Nottingham’s centre is sandstone with caves in it; the Trent runs over gravel; gypsum and coal workings lie further out. We introduce operators for piling, demolition and earthworks on each. Match the ground first, then the machine.',
    updated: '2026-11-20',
    roads: ['M1 junctions 24 to 27', 'A52', 'A453', 'A60', 'A610', 'A46'],
    latitude: 52.95,
    longitude: -1.15,
    related: nottingham.related,
    sections: nottingham.sections,
  },
  {
    slug: 'derby',
    name: 'Derby',
    area: 'Derbyshire, East Midlands',
    description:
      'Derby plant operators: lifts inside rail and aero-engine works, gravel to the south, limestone to the north, and which crane endorsement fits.',
    heading: 'Mobile Plant Operators Derby',
    intro:
      'Derby’s factories want lifts fitted between shifts, while quarries in the valleys and the Peak want shovels and trucks. We introduce crane, telehandler and loading shovel operators for both, and say plainly where a railway needs more than a plant card.',
    updated: '2026-11-20',
    roads: ['M1 junction 25 and A52', 'M1 junction 24a and A50', 'A38', 'A6'],
    latitude: 52.92,
    longitude: -1.47,
    related: derby.related,
    sections: derby.sections,
  },
  {
    slug: 'stafford',
    name: 'Stafford',
    area: 'Staffordshire',
    description:
      'Salt under the town, gravel in the valleys: what Stafford’s ground means for rollers, graders and loading shovels, with a first-shift checklist.',
    heading: 'Mobile Plant Operators Stafford',
    intro:
      'Stafford combines M6 business parks and housing with gravel valleys and ground once pumped for brine. We introduce operators for graders, rollers, shovels and 360s. Ask about settlement before you stack anything heavy.',
    updated: '2026-11-20',
    roads: ['M6 junction 13', 'M6 junction 14', 'A34', 'A449', 'A518', 'A51'],
    latitude: 52.81,
    longitude: -2.12,
    related: stafford.related,
    sections: stafford.sections,
  },
  {
    slug: 'worcester',
    name: 'Worcester',
    area: 'Worcestershire',
    description:
      'Working beside the Severn at Worcester: which months suit which plant, when a flood risk permit applies, and where heavy loads cross the river.',
    heading: 'Mobile Plant Operators Worcester',
    intro:
      'In Worcester the Severn sets the calendar. We introduce excavator, piling rig, dumper and telehandler operators for flood works, terraces and new suburbs, and suggest booking by season. A permit for the river bank can take longer to get than an operator.',
    updated: '2026-11-20',
    roads: ['M5 junction 6', 'M5 junction 7', 'A4440', 'A449', 'A44', 'A38'],
    latitude: 52.19,
    longitude: -2.22,
    related: worcester.related,
    sections: worcester.sections,
  },
  {
    slug: 'telford',
    name: 'Telford',
    area: 'Telford and Wrekin, Shropshire',
    description:
      'Telford was built over an old coalfield. Signs that should stop a digger, coal permissions, estate re-roofing by crane, and how far our cover reaches.',
    heading: 'Mobile Plant Operators Telford',
    intro:
      'Under Telford lie regraded pit banks and old shafts; above them stand houses and factory estates. Shropshire is not among the five regions we list, yet the M54 brings the town within reach, so we introduce operators here too.',
    updated: '2026-11-20',
    roads: ['M54', 'A5', 'A442', 'A518', 'A41'],
    latitude: 52.68,
    longitude: -2.45,
    related: telford.related,
    sections: telford.sections,
  },
  {
    slug: 'shrewsbury',
    name: 'Shrewsbury',
    area: 'Shropshire',
    description:
      'Operators for Shrewsbury’s lanes, farm buildings and flood works: red or white diesel, lone working, weight limits and the reach of our cover.',
    heading: 'Mobile Plant Operators Shrewsbury',
    intro:
      'Work around Shrewsbury is spread out: barns, lanes, flood walls, quarries. One capable operator with a machine that drives itself to site often does the lot. We also introduce operators here, where the A5 and M54 allow.',
    updated: '2026-11-20',
    roads: ['M54 via A5', 'A49', 'A53', 'A458', 'A488'],
    latitude: 52.71,
    longitude: -2.75,
    related: shrewsbury.related,
    sections: shrewsbury.sections,
  },
  {
    slug: 'tamworth',
    name: 'Tamworth',
    area: 'Staffordshire',
    description:
      'Big sheds on the A5 and M42 at Tamworth: scraper or dump truck, which roller for brick clay, and the operator category to book at each stage.',
    heading: 'Mobile Plant Operators Tamworth',
    intro:
      'Tamworth’s plant work follows the A5 and M42: level plateaus for distribution sheds, on coalfield clay and valley gravel. We introduce scraper, dozer, roller and crane operators for them. Output and finish matter more here than the number of machines.',
    updated: '2026-11-20',
    roads: ['M42 junction 10', 'A5', 'A51', 'A453', 'A513'],
    latitude: 52.63,
    longitude: -1.69,
    related: tamworth.related,
    sections: tamworth.sections,
  },
  {
    slug: 'nuneaton',
    name: 'Nuneaton',
    area: 'Warwickshire',
    description:
      'Road stone, old quarries and A5 night work at Nuneaton: what surfacing roller operators need to show and how filled pits behave under plant.',
    heading: 'Mobile Plant Operators Nuneaton',
    intro:
      'Around Nuneaton hard diorite is quarried for road surfaces, and older quartzite holes have been filled, flooded or built upon. We introduce roller, compactor, excavator and grab operators, including for night closures on the trunk road.',
    updated: '2026-11-20',
    roads: ['A5', 'A444 from M6 junction 3', 'M69 junction 1', 'A47'],
    latitude: 52.52,
    longitude: -1.47,
    related: nuneaton.related,
    sections: nuneaton.sections,
  },
  {
    slug: 'rugby',
    name: 'Rugby',
    area: 'Warwickshire',
    description:
      'Rail freight, cement beds and new housing near Rugby: forklift categories, digging banded limestone, and why the county matters on delivery day.',
    heading: 'Mobile Plant Operators Rugby',
    intro:
      'Much of Rugby’s work lies near motorway junctions: freight terminals, sheds, cement-making ground and a new community. We introduce forklift, dozer, telehandler and excavator operators to sites in the town and close by. Check the county first, as many drivers go wrong.',
    updated: '2026-11-20',
    roads: ['M6 junction 1', 'M1 junctions 17 and 18', 'A5', 'A14', 'A45', 'A426'],
    latitude: 52.37,
    longitude: -1.26,
    related: rugby.related,
    sections: rugby.sections,
  },
]);
