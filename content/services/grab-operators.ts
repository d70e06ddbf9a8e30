import { blocks } from '../blocks';
import { card, weightSplits } from '../cards';
import { machineBands, machineRanges } from '../machine-ranges';
import { promises } from '../promises';
import { regulations } from '../regulations';
import { link } from '../section';
import { sources, regulationSource } from '../sources';
import type { TicketChart } from '../tickets';
import type { Service } from './service';

const split = weightSplits.excavator;

const chart: TicketChart = {
  measure: 'Operating weight',
  served: machineBands.excavator,
  groups: [
    {
      name: 'Grab on an excavator',
      picture: 'grab-excavator',
      asks: [{ code: 'A58' }, { code: 'A59' }, { code: 'N202' }],
    },
    {
      name: 'Material handler',
      picture: 'material-handler',
      asks: [{ code: 'N722' }],
      offScale: true,
    },
    {
      name: 'Grab lorry',
      picture: 'grab-lorry',
      asks: [{ code: 'A36' }, { code: 'N107' }],
      offScale: true,
    },
  ],
};

export const grabOperators: Service = {
  machine: '360 Grab',
  name: '360 Grab Operators',
  title: '360 Grab and Material Handler Drivers for Hire',
  summary: 'Grab drivers on excavators and material handlers: waste, scrap, timber and demolition sorting.',
  drawing: 'grab',
  description:
    'Need a 360 grab driver for scrap, waste or demolition? We find them in the Midlands. No CPCS ticket is called 360 grab: see which card to ask for.',
  heading: '360 Grab Operators',
  intro: `Yes, we find 360 grab drivers, ${promises.leadTime.text}. There’s no CPCS ticket called “360 grab”, so the card depends on what the grab’s fixed to. For an excavator ask for ${card('A58')} or ${card('A59')}, and for a material handler ask for ${card('N722')}.`,
  updated: '2026-11-21',
  cards: { cpcs: ['A58', 'A59'], npors: ['N202', 'N722'] },
  tickets: [
    {
      name: 'Grab on an excavator',
      asks: [{ code: 'A58' }, { code: 'A59' }, { code: 'N202' }],
      lifting: {
        without: 'Grab work',
        with: 'A load on chains',
        asks: [
          { code: 'A58', plus: 'endorsement C' },
          { code: 'A59', plus: 'endorsement C' },
          { code: 'N100' },
        ],
      },
      address: 'grab',
      note: 'Ask to see a training record that names the grab as well.',
    },
    {
      name: 'Material handler',
      asks: [{ code: 'N722' }],
      note: 'Ask for a reference from a yard with that boom and cab.',
    },
    {
      name: 'Demolition machine',
      asks: [{ code: 'D90' }],
      note: 'The demolition contractor may ask for another card, so check before you book.',
    },
    {
      name: 'Grab lorry',
      asks: [{ code: 'A36' }, { code: 'N107' }],
      note: 'The driver needs an HGV licence as well.',
    },
  ],
  plate: {
    range: 'Excavator grabs and material handlers',
    hire: 'A week’s cover to months',
    provide: 'Clear slew area, firm pad, waste permits',
  },
  related: {
    services: [
      'excavator-operators',
      'loading-shovel-operators',
      'compactor-operators',
      'skid-steer-operators',
    ],
    industries: ['waste-management', 'demolition', 'quarry-operations'],
    locations: ['west-bromwich', 'birmingham', 'walsall', 'halesowen'],
    resources: ['certifications', 'environmental-compliance', 'health-safety', 'plant-maintenance'],
  },
  sections: [
    {
      kind: 'tickets',
      heading: 'Which ticket do you need?',
      intro:
        'Ask for the card for the base machine first, then for training on the grab itself. We haven’t found a 360 grab category in any CPCS list we’ve read.',
      caption: 'Grab work, the card category to ask for and what else to ask to see',
      columns: ['Machine or task', 'Ask for', 'Ask to see as well'],
      image: 'grab-operators',
      chart,
      rows: [
        [
          `Excavator below ${split} t`,
          `${card('A58')} or ${card('N202')}`,
          'A training record that names the grab',
        ],
        [
          `Excavator above ${split} t`,
          `${card('A59')} or ${card('N202')}`,
          'The same, and time on a rotator',
        ],
        ['Material handler', card('N722'), 'A reference from a yard with that boom and cab'],
        [
          'Demolition machine',
          `${card('D90')}, or what the demolition contractor asks for`,
          'Asbestos awareness',
        ],
        ['Grab lorry', `${card('A36')} or ${card('N107')}`, 'HGV driving licence'],
        ['Load on chains', `Endorsement C on the CPCS card, or ${card('N100')}`, 'Your lift plan'],
      ],
    },
    {
      kind: 'callout',
      heading: 'What is the grab fixed to?',
      text: 'Tell us if it’s an excavator, a material handler or a lorry, with the make, the weight and the load. “360 grab ticket” doesn’t tell us enough, because someone who’s loaded stone all year may never have sat in a raised cab.',
    },
    {
      kind: 'definitions',
      heading: 'What the work usually is',
      intro: [
        'Scrap yards, transfer stations, timber yards and demolition crews all ask for a grab driver. Somebody who loads ',
        link('scrap in West Bromwich', '/locations/west-bromwich'),
        ' may never have sorted demolition rubble, so tell us the work.',
      ],
      items: [
        {
          term: '360 excavator with a grab',
          text: `This is a digger of ${machineRanges.excavator}, usually with a rotator on the dipper. It sorts rubble, feeds a crusher, clears strip-out, places rock armour and dredges.`,
        },
        {
          term: 'Material handler',
          text: 'It has a long boom and a cab that rises so the driver can see into a wagon. Most are on wheels with stabilisers, loading scrap, waste wood, mixed waste, logs and bulk materials.',
        },
        {
          term: 'Grab lorry',
          text: 'This is a road wagon with a crane and clamshell, used for muck-away and kerbside loads. It’s lorry loader work and the driver needs an HGV licence, so tell us if that’s what you mean.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Which grab suits the material?',
      figure: 'grab-kinds',
      items: [
        {
          term: 'Selector (demolition) grab',
          text: 'It has two wide jaws on a rotator, for picking steel out of brick, pulling timber and feeding a crusher.',
        },
        {
          term: 'Clamshell',
          text: 'Its two closed shells take sand, gravel, soil, grain and dredgings, and spill very little.',
        },
        {
          term: 'Orange-peel',
          text: 'It has four or five curved tines for tangled scrap and mixed waste that a shell won’t close on.',
        },
        {
          term: 'Log grab',
          text: 'Its rounded jaws grip a bundle of timber, poles or flat pipes without crushing it.',
        },
        {
          term: 'Magnet',
          text: 'Metal yards swap it with a grab. It drops its load if the power fails, so nobody walks underneath.',
        },
      ],
    },
    blocks.cardCheck,
    {
      kind: 'prose',
      heading: 'What else we look at for a grab',
      paragraphs: [
        'The card shows which base machine the operator was tested on, but not how many hours they’ve done with a grab. Tell us the grab, the material and the cab, and we’ll look for someone who’s worked with them. Ask them about it yourself too.',
        [
          'Start them on light material with your supervisor watching. If they’ll be sorting on a strip-out, the ',
          link('demolition page', '/industries/demolition'),
          ' covers what those sites ask for.',
        ],
      ],
    },
    {
      kind: 'list',
      heading: 'What to have ready',
      items: [
        'The machine and the grab, from your own fleet or hired in. We find people only.',
        'An induction that covers tipping rules, the fire point, and what to do about a gas cylinder, a battery or suspected asbestos.',
        `Your risk assessment and method statement (RAMS). For demolition, ${regulations.cdm.short} (the construction regulations) requires the arrangements in writing before work begins.`,
        'A slew area marked on the ground that nobody walks into while the grab’s working.',
        'A rule for lorry drivers: in the cab or in a marked refuge, and never on the load.',
        'A flat, drained pad wide enough for the full reach.',
        'Familiarisation on the actual machine: levers, rotator switch, cab riser and emergency descent.',
        [
          'Permits and transfer notes for the waste. Our ',
          link('environmental guide', '/resources/environmental-compliance'),
          ' covers both.',
        ],
        'For a slung load: a lift plan, a slinger signaller and a rated lifting point. Never hang chains from the tines.',
        'A right-to-work check before the operator’s first day.',
      ],
    },
    blocks.introducer,
    {
      kind: 'prose',
      heading: 'How long do people hire for?',
      paragraphs: [
        `You can hire ${promises.hireLength.text}. Holiday cover at a transfer station is a week or two, a demolition stage takes weeks, and a scrap contract can go on for months. If you know your shutdown or leave dates, call us early and we’ll have more people to ask.`,
      ],
    },
    {
      kind: 'checklist',
      heading: 'Daily checks to print',
      items: [
        'Tines or shells: cracks, bent tips, even closing',
        'Pins and retainers at grab head and dipper',
        'Rotator: oil leaks, bolts, free turning both ways',
        'Hoses to the grab: routing, chafing, couplings tight',
        'Auxiliary pressure and flow set for this attachment',
        'Cab guard and front screen fixed, glass clean',
        'Riser cab: pins, lock, emergency lowering, handrails',
        'Stabilisers down on firm ground; tyres or tracks sound',
        'Slew brake, horn, beacon, camera, work lights',
        'Extinguisher charged; engine bay free of paper, wood and dust',
        'Wires, straps and sheeting cut away from axles and pins',
        'Defects recorded and supervisor told before work starts',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Hazards to plan for',
      items: [
        {
          term: 'Dropped material',
          text: 'A jaw opens or a piece slides out. Don’t slew over cabs, walkways or people, and carry low until you’re at the wagon.',
        },
        {
          term: 'Over-reaching',
          text: 'A full grab at long reach can tip the machine, sooner on tyres than on stabilisers. Keep the load chart in the cab and the pile within reach.',
        },
        {
          term: 'Material through the screen',
          text: `Sheared bar and stone can come through the glass. ${regulations.puwer.short}, the work equipment regulations, requires protection that suits the job, so fit the guard.`,
        },
        {
          term: 'People inside the slew',
          text: `${regulations.hsg144.short}, HSE’s guide to site vehicles, says to keep people and plant apart. Put up barriers, and use a banksman as well.`,
        },
        {
          term: 'Overhead lines',
          text: `A handler at full height can reach them easily. Follow HSE’s guide ${regulations.gs6.short}, mark the lines and restrict the boom.`,
        },
        {
          term: 'Fire',
          text: 'Batteries, hot metal and dust start fires. Keep an extinguisher in the cab, agree where a smouldering load goes, and let the engine cool before parking near a pile.',
        },
        {
          term: 'Unstable walls',
          text: `${regulations.bs6187.short}, the demolition code, covers exclusion zones and safe working spaces. Park and work where a wall can’t reach the machine if it comes down early.`,
        },
        {
          term: 'Dust and fumes',
          text: `${regulations.coshh.short}, the hazardous substances regulations, covers silica, wood dust and exhaust. Keep the door shut, the cab filter working and the pile damp.`,
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Can a digger driver work a material handler?',
          answer: `Some sites accept an excavator card with proof of training on that handler, and others ask for ${card('N722')}. A raised cab and a long reach don’t handle like a digger. Ask your site first and tell us what they say.`,
        },
        {
          question: 'Do lifting regulations apply to a grab?',
          answer: `No, loading loose material in the jaws isn’t normally treated as lifting. A load hung from the machine is a lift, and ${regulations.loler.short}, the lifting regulations, then requires planning, supervision and examined tackle. For single heavy pieces such as beams, ask your lifting planner first.`,
        },
        {
          question: 'Do we need a traffic marshal as well?',
          answer: `You do if lorries or people on foot come near the slew area. ${card('N403')} covers vehicle marshals and ${card('N133')} covers marshals for plant.`,
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-20',
      items: [
        sources.demolition,
        sources.mobileEquipment,
        regulationSource(regulations.gs6),
        sources.wasteCode,
      ],
    },
  ],
};
