import { card, weightSplits, cardSchemes } from '../cards';
import { terms } from '../company';
import { machineRanges } from '../machine-ranges';
import { regulations } from '../regulations';
import { link } from '../section';
import { sources, regulationSource } from '../sources';
import type { Service } from './service';

export const grabOperators: Service = {
  machine: '360 Grab',
  name: '360 Grab Operators',
  title: '360 Grab Operators',
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
      kind: 'definitions',
      heading: 'Three different machines are called a grab',
      intro: [
        'Scrap yards, transfer stations, timber yards and demolition crews all ring for a grab driver. ',
        link('Metal handling round West Bromwich', '/locations/west-bromwich'),
        ' and a house clearance in a side street need different people.',
      ],
      items: [
        {
          term: '360 excavator with a grab',
          text: `A digger, in our range of ${machineRanges.excavator}, with a grab and usually a rotator on the dipper. It sorts rubble, feeds a crusher, clears a strip-out, places stone and rock armour, and dredges.`,
        },
        {
          term: 'Material handler',
          text: 'Built for loading, with a long boom and a cab that rises so that the driver sees into a wagon. Mostly on wheels with stabilisers, and commonly about 20 tonnes and upward. It works scrap, waste wood, mixed waste, logs and bulk at a wharf.',
        },
        {
          term: 'Grab lorry',
          text: 'A road wagon with a crane and clamshell behind the cab, for muck-away and kerbside loads. That is lorry loader work and needs an HGV driver. Tell us if this is what you mean.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'No CPCS category is called “360 grab”',
      intro:
        'None of the CPCS lists we have read holds one. Ask for the base machine first, then for training on the attachment.',
      caption: 'Grab work, the card category to ask for and the proof to see besides',
      columns: ['Machine or task', 'Ask for', 'See besides'],
      rows: [
        [
          `Excavator below ${weightSplits.excavator} t`,
          `${card('A58')} or ${card('N202')}`,
          'Attachment training record naming the grab',
        ],
        [
          `Excavator above ${weightSplits.excavator} t`,
          `${card('A59')} or ${card('N202')}`,
          'The same, and time on a rotator',
        ],
        ['Material handler', card('N722'), 'A yard’s reference for that boom and cab'],
        [
          'Demolition machine',
          `${card('D90')}, or what the demolition contractor lays down`,
          'Asbestos awareness, exclusion zone briefing',
        ],
        ['Lorry-mounted grab', `${card('A36')} or ${card('N107')}`, 'HGV driving licence'],
        ['Load hung on chains', `Endorsement C, or ${card('N100')}`, 'Your lift plan'],
      ],
    },
    {
      kind: 'callout',
      heading: 'The question that saves a wasted morning: what is the grab fixed to?',
      text: 'Excavator, material handler or lorry. Answer that with the make, the weight and the material, and the category follows. “360 grab ticket, please” leaves it open, and a driver who has only loaded stone may never have worked from a raised cab over a shear.',
    },
    {
      kind: 'prose',
      heading: 'Why a card alone does not prove grab time',
      paragraphs: [
        `We look up each card with the scheme: NOCN Job Cards for CPCS, NPORS for its own. Cards with the CSCS logo are read in ${cardSchemes.smartCheck.name} too. Dates, photograph and identity are compared. That settles who the person is and which base machine was tested.`,
        'It does not show hours on a grab. So operators tell us which grabs, which materials and which cabs they have used, and when. We put the same points to their referees. Both answers go into the profile you receive.',
        [
          'From there the decision is yours. You engage the operator and manage the shift. A first half-hour on light material, watched by your supervisor, tells more than any paper. How ',
          link('an introduction works', '/hire-operators'),
          ' is explained step by step.',
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'Choose the jaws for the material',
      items: [
        {
          term: 'Selector (demolition) grab',
          text: 'Two wide jaws with a rotator. Picks steel from brick, pulls timber, lays rubble into a crusher.',
        },
        {
          term: 'Clamshell',
          text: 'Two closed shells for sand, gravel, soil, grain and dredgings. It digs down and loses little.',
        },
        {
          term: 'Orange-peel',
          text: 'Four or five curved tines. Suits tangled scrap and mixed waste, which a shell will not close on.',
        },
        {
          term: 'Log grab',
          text: 'Round jaws that hold a bundle without crushing it. Timber, poles, pipes laid flat.',
        },
        {
          term: 'Magnet',
          text: 'Alternates with a grab in metal yards. A power cut drops the load, so the area below is never walked through.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Check the grab before the machine warms up',
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
        'Defects recorded, supervisor told before work starts',
      ],
    },
    {
      kind: 'list',
      heading: 'What the yard or the demolition site lays on',
      items: [
        'Induction, with tipping rules, fire point, and what to do on finding a cylinder, a battery or suspected asbestos.',
        `RAMS for the task. For demolition ${regulations.cdm.short} wants the arrangements in writing before work begins.`,
        'An area that nobody on foot enters while the grab works, marked on the ground.',
        'A rule for lorry drivers: in the cab or in a marked refuge, as your traffic plan says, and never on the load.',
        'A flat, drained pad wide enough for the full reach.',
        'Familiarisation on the actual handler: levers, rotator switch, cab riser, emergency descent.',
        [
          'Permits and transfer notes for the waste; the ',
          link('environmental guide', '/resources/environmental-compliance'),
          ' covers both.',
        ],
        'For a slung load, a lift plan, a slinger and a rated lifting point. Chains never hang from tines.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'What goes wrong with a grab',
      items: [
        {
          term: 'Material drops',
          text: 'A jaw opens or a piece slides out. Do not slew over cabs, walkways or people. Carry low, then raise at the wagon.',
        },
        {
          term: 'Over-reach',
          text: 'A full grab at long radius tips the machine, sooner on tyres than on stabilisers. The operator knows the chart; you keep the pile within it.',
        },
        {
          term: 'Something comes through the screen',
          text: `Sheared bar and stone fly. ${regulations.puwer.short} wants protection that suits the task: guard fitted, screen whole.`,
        },
        {
          term: 'People inside the slew',
          text: `${regulations.hsg144.short} says keep them apart, and waste sites need the same discipline. Barrier first, banksman second.`,
        },
        {
          term: 'Overhead lines',
          text: `A handler at full height is tall. Apply ${regulations.gs6.short}, mark the lines and restrict the boom.`,
        },
        {
          term: 'Fire',
          text: 'Batteries, hot metal and dust start it. Keep an extinguisher in the cab, agree where a smouldering grabful goes, and let the engine cool before parking near a pile.',
        },
        {
          term: 'Walls that are still standing',
          text: `${regulations.bs6187.short} covers exclusion zones and safe working spaces. The machine stands where no wall can reach it if it comes down early.`,
        },
        {
          term: 'Dust and fumes',
          text: `Silica, wood dust and exhaust fall under ${regulations.coshh.short}. Closed door, working filter, water on the pile.`,
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Before you commit to a grab driver',
      items: [
        {
          question: 'Is an excavator card enough to drive a material handler?',
          answer: `Some sites accept it with proof of training on that machine. Others want ${card('N722')}. The raised cab and the reach behave differently from a digger, so ask your compliance lead first and tell us the answer.`,
        },
        {
          question: 'Which operator do I need to sort on a demolition job?',
          answer: [
            `One whose card the demolition contractor accepts, often ${card('D90')}, with a named selector grab in the training record. The `,
            link('demolition page', '/industries/demolition'),
            ' takes you through the stages.',
          ],
        },
        {
          question: 'What lengths of hire are normal?',
          answer: `A transfer station covering holidays takes a week or two. A demolition stage runs for weeks, a scrap contract for months. Anything ${terms.hire} can be discussed. We can often put names forward in ${terms.supplyRange}, subject to availability. For a material handler, a week’s notice widens the choice.`,
        },
        {
          question: 'Does LOLER apply to a grab?',
          answer: `Loading loose material in the jaws is normally treated like digging. A load hung from the machine is a lift, and ${regulations.loler.short} then asks for planning, supervision and examined tackle. Single heavy pieces, such as beams, deserve a word with your lifting planner first.`,
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Official pages behind this guide',
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
