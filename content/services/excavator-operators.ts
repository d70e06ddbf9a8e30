import { card, weightSplits, cardSchemes } from '../cards';
import { terms } from '../company';
import { machineRanges } from '../machine-ranges';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import { sources, regulationSource } from '../sources';
import type { Service } from './service';

export const excavatorOperators: Service = {
  machine: '360 Excavator',
  name: '360 Excavator Operators',
  title: '360 Excavator Operators',
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
  related: {
    services: ['dumper-operators', 'grab-operators', 'backhoe-operators', 'dozer-operators'],
    industries: [
      'earthworks',
      'demolition',
      'quarry-operations',
      'infrastructure-projects',
      'residential-construction',
    ],
    locations: ['birmingham', 'wolverhampton', 'telford', 'nottingham', 'derby'],
    resources: ['certifications', 'construction-safety', 'plant-maintenance', 'site-management'],
  },
  sections: [
    {
      kind: 'table',
      heading: `Start from the operating weight: ${machineRanges.excavator}`,
      intro: `A 360 digs to line and level, loads wagons, shapes banks, breaks rock and, with a plan, lowers pipes. The range served here is ${machineRanges.excavator}. Some quarry machines weigh 50 tonnes: ring before you plan on one.`,
      caption: '360 excavators by weight, with their usual work and CPCS category',
      columns: ['Weight', 'Usual work', 'CPCS category'],
      rows: [
        ['1.5-3 t', 'Footings behind a side gate, plot drains, service trenches', card('A58')],
        ['5-9 t', 'Estate drainage, road openings, ponds and paths', card('A58')],
        ['13-16 t', 'Foundations, main drainage, loading dumpers; wheeled versions on roads', card('A59')],
        ['20-25 t', 'Reduced-level dig, batters, loading road wagons', card('A59')],
        ['30-45 t', 'Bulk cut, quarry loading, heavy breaking', card('A59')],
      ],
    },
    {
      kind: 'prose',
      heading: `Two CPCS codes meet at ${weightSplits.excavator} tonnes`,
      paragraphs: [
        `${card('A58')} is for 360 machines below ${weightSplits.excavator} tonnes and ${card('A59')} for those above. A letter follows. Endorsement A is the tracked machine, B the wheeled one, C lifting operations. A card that shows A alone says nothing about wheels or lifting. Take the weight from the operator’s manual: model numbers are not weights.`,
        `The full-size machine is ${card('N202')}; a micro excavator up to 1 tonne is ${card('N016')}. Read which size and type the card names beside the code. Where the machine carries the equipment, ${card('N020')} (tiltrotator) and ${card('N726')} (quick hitch awareness) are worth asking for.`,
        [
          `No law names a card. ${regulations.puwer.short} wants people trained for the machine, and most major sites expect CPCS or NPORS as the evidence. Quarries also accept MPQC. Demolition contractors may want `,
          `${card('D90')}, for demolition plant. Work with a selector grab has `,
          link('a page of its own', '/services/grab-operators'),
          '.',
        ],
      ],
    },
    {
      kind: 'callout',
      heading: 'Ask before you book: will it lift anything on a chain?',
      text: `One manhole ring is enough to make the answer yes. Then ask for endorsement C beside ${card('A58')} or ${card('A59')}, or for ${card('N100')}. An operator without it may dig your trench all day and still be unable to lower the pipes. Put the question to the engineer, since whoever booked the dig may not know about the rings.`,
    },
    {
      kind: 'prose',
      heading: 'A slung pipe needs a plan, a slinger and a chart',
      paragraphs: [
        `Digging is not a lifting operation. A trench box, a road plate or a bundle of pipes hung from the machine is one. ${regulations.loler.short} then wants the lift planned by a competent person, supervised and done safely. ${regulations.bs7121.short} is good guidance for an excavator that works as a crane.`,
        `You write the plan. It names the machine, the rated lifting point, the radius, the weight, the tackle and the area kept clear. It also says whether the bucket comes off. The person on the chains holds ${card('A40')} or ${card('N402')}. Your planner may hold ${card('A61')} (appointed person). The operator works from the lift chart in the cab and refuses what is off it.`,
      ],
    },
    {
      kind: 'list',
      heading: 'On the ground before the operator is',
      items: [
        'Service drawings, and the line scanned and marked by someone trained on a locator, such as a holder of ' +
          `${card('N304')}. A permit to dig, if your site runs them.`,
        'Induction and RAMS, with the dig sequence, the batter or support, and where spoil goes.',
        'Firm ground to stand on. Spoil, wagons and tracks stay back from the edge.',
        'Barriers round the slewing area, and a plant marshaller where people have to come near.',
        'Wagons called to suit the dig rate, and a loading point where nobody stands between lorry and machine.',
        'Height limits and goalposts where overhead lines cross the route.',
        'An hour of familiarisation: control pattern, hitch type, cameras, isolation lever.',
        'For lifts, the plan, with in-date examination reports for chains and slings.',
        'The machine itself, from your fleet or your plant hire firm. We introduce people.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Name the attachment when you ring',
      intro: 'Each changes whom we look for.',
      items: [
        {
          term: 'Digging, ditching and grading buckets',
          text: 'Toothed for the dig, wide and plain for trimming. Give the trench width and we can say if the job needs a second bucket.',
        },
        {
          term: 'Quick hitch',
          text: 'Manual, semi-automatic or automatic. Training belongs to that very hitch, and the lock is checked by eye after each change.',
        },
        {
          term: 'Tiltrotator',
          text: 'The head tilts and turns through a full circle. Hands need practice on it: ask for recent months.',
        },
        {
          term: 'Breaker and ripper',
          text: 'For rock and concrete. Expect noise, flying chips and dust; plan guards and water.',
        },
        { term: 'Auger and compactor plate', text: 'Fence posts, small piles, trench backfill in layers.' },
        {
          term: 'Shear and pulveriser',
          text: [
            'Steel and concrete on ',
            link('demolition jobs', '/industries/demolition'),
            ', with cab guards and an exclusion zone.',
          ],
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Start-of-shift sheet for a 360',
      items: [
        'Tracks or tyres: tension, cuts, loose bolts, debris in rollers',
        'Slew ring, boom and dipper pins: play, grease, cracks',
        'Rams and hoses: leaks, chafing',
        'Bucket teeth, pins and retainers present',
        'Hitch lock seen engaged; attachment crowded and tested on the ground',
        'Mirrors, cameras and glass clean; beacon and travel alarm working',
        'Seat belt, guards and exit window sound',
        'Isolation lever cuts every hydraulic function',
        'Lift chart and manual in the cab',
        'Oil, coolant, fuel; nothing left in the engine bay',
        'Ground, edges and services looked over again since yesterday',
        'Faults on paper, and the machine parked if they touch safety',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Moving, slewing, working: HSE’s three, and three from the ground',
      items: [
        {
          term: 'Moving',
          text: `Striking someone, above all in reverse. Separate routes under ${regulations.hsg144.short} and keep the camera clean.`,
        },
        {
          term: 'Slewing',
          text: `Trapping a person between the counterweight and a wall. Keep more than ${limits.tailClearance} clear behind the tail, or fence the gap off.`,
        },
        {
          term: 'Working',
          text: 'A moving or falling bucket. Nobody enters the arc until the bucket is down and the isolation lever is applied.',
        },
        {
          term: 'Buried services',
          text: [
            `${regulations.hsg47.short} sets the order: plan, locate, dig safely. `,
            link('Made ground', '/locations/wolverhampton'),
            ' in the Black Country hides old workings as well.',
          ],
        },
        {
          term: 'Overhead lines',
          text: `${regulations.gs6.short}: stay away, or divert, isolate or fence with the network operator’s agreement.`,
        },
        {
          term: 'The edge giving way',
          text: `${regulations.cdm.short} asks for steps against collapse, and for inspection while people work in the excavation. Tracks at right angles to the edge let the operator back off quickly.`,
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Five answers to have before the low-loader comes',
      items: [
        {
          question: 'How do you check an excavator card?',
          answer: [
            `By its number, with NOCN Job Cards or NPORS, and with ${cardSchemes.smartCheck.name} where the card carries the CSCS logo. We compare weight, endorsement and expiry with your enquiry, match the photograph to an identity document, and take references. `,
            link('Why choose us', '/why-choose-us'),
            ' says more about vetting.',
          ],
        },
        {
          question: `Does a card for below ${weightSplits.excavator} tonnes cover a 13-tonne machine?`,
          answer: `No. It needs ${card('A59')}, or an NPORS card that names that size. Competence on a five-tonner proves little about a machine that reaches over 8 m.`,
        },
        {
          question: 'Tracks or wheels: which should I plan for?',
          answer:
            'Tracks for soft ground, slopes and heavy digging. Wheels for streets and hard standing, where the machine moves itself between holes. A wheeled machine lifts with stabilisers or blade down. Tracks want endorsement A on the card, wheels want B.',
        },
        {
          question: 'For how long do people book?',
          answer: `A mini with operator goes for days at a time. Foundations take weeks, bulk earthworks take a season. The span is ${terms.hire}. An operator can often be introduced within ${terms.supplyRange}, subject to availability and to the endorsement you need.`,
        },
        {
          question: 'Who stops the dig when an unmarked cable turns up?',
          answer:
            'The operator, at once, and your supervisor keeps everyone clear until the owner of the cable has been reached. Say so at induction. The engagement is yours and so is control of the work.',
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Read the originals',
      checked: '2026-11-20',
      items: [
        sources.excavators,
        sources.safetyLever,
        regulationSource(regulations.hsg47),
        regulationSource(regulations.loler),
      ],
    },
  ],
};
