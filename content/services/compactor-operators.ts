import { card, cardSchemes } from '../cards';
import { terms } from '../company';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import { regulationSource } from '../sources';
import type { Service } from './service';

export const compactorOperators: Service = {
  machine: 'Landfill Compactor',
  name: 'Landfill Compactor Operators',
  title: 'Landfill Compactor Operators',
  askEarly: true,
  summary: 'Spreading, compacting and covering waste on the tipping face, and relief cover for site drivers.',
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
  related: {
    services: ['dozer-operators', 'loading-shovel-operators', 'grab-operators', 'roller-operators'],
    industries: ['waste-management', 'earthworks', 'quarry-operations'],
    locations: ['walsall', 'nuneaton', 'west-bromwich', 'stafford'],
    resources: ['environmental-compliance', 'certifications', 'health-safety'],
  },
  sections: [
    {
      kind: 'callout',
      heading: 'Waste or engineered fill? Answer this before booking',
      text: `${card('A32')} carries both words in its title: soil and landfill. ${card('N224')} names landfill alone. A person who has spent years on clay fill may never have worked a tipping face, so the category can be right and the experience wrong.`,
    },
    {
      kind: 'steps',
      heading: 'A load of waste, from tipping to cover',
      items: [
        {
          term: 'Wait',
          text: 'The compactor stands off while lorries discharge, on the signal of whoever runs the face.',
        },
        {
          term: 'Spread',
          text: 'Waste is pushed out in thin layers. Thick ones look quicker and settle for years.',
        },
        {
          term: 'Compact',
          text: 'Steel wheels with cleats pass over until the layer stops moving. Three to five passes is a common target.',
        },
        {
          term: 'Pick',
          text: 'Gas bottles, rope, wire and unpermitted items are spotted from the cab and reported.',
        },
        {
          term: 'Cover',
          text: 'At the close of tipping, soil or another approved cover goes on, against litter, birds, odour and fire.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Machine weights and the wheels beneath them',
      paragraphs: [
        'Landfill machines commonly weigh between 20 and 55 tonnes. The heavier the machine, the more density each pass buys and the firmer the running surface has to be. Tell us the model, the wheel pattern and whether the blade is straight, U-shaped or fitted with a trash rack. A GPS pass-mapping screen is worth naming too. Those are the attachments that matter; little else is ever hung on it.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Hazards on a face',
      intro: 'The waste industry’s own forum, WISH, publishes guidance on traffic at waste sites.',
      items: [
        {
          term: 'Struck by plant',
          text: 'Being hit by a vehicle is among the main causes of death in the sector. Lorry crews stay in the cab or inside the marked area, and nobody walks behind the machine.',
        },
        {
          term: 'Roll-over',
          text: `Work up and down a slope, keep off an uncompacted edge, wear the belt. ${regulations.puwer.short} asks for protection and restraint on plant that may go over.`,
        },
        {
          term: 'Fire and gas',
          text: 'Lithium cells, hot ash and pockets of landfill gas start fires below the wheels. Extinguisher in the cab, water or soil within reach, and no smoking anywhere.',
        },
        {
          term: 'What is in the load',
          text: `Sharps, asbestos, dust, spores. ${regulations.coshh.short} control starts with a sealed, filtered cab; gloves and a washed-down ladder follow.`,
        },
        {
          term: 'The ride',
          text: `Cleats on hard ground shake the driver. ${regulations.vibration.short} limits apply across the whole shift, so rotate or break.`,
        },
      ],
    },
    {
      kind: 'list',
      heading: 'The site operator’s part',
      items: [
        [
          'The permit’s conditions for cover, height and waste types, explained in plain words. ',
          link(regulations.permitting.name, regulations.permitting.href),
          ' are the law behind it.',
        ],
        'Induction, RAMS for the face, gas and leachate rules, muster point.',
        'A face supervisor who controls tipping, with radio contact to the cab.',
        'Familiarisation on that machine: retarder, blade, camera screens, fire suppression release.',
        'Washing, changing and a clean place to eat.',
        'Vaccination and health checks to your own policy, told to us in advance.',
        [
          'A route for defects and a fitter who answers. The ',
          link('plant sheet', '/resources/plant-maintenance'),
          ' is there to print.',
        ],
      ],
    },
    {
      kind: 'checklist',
      heading: 'Before driving on to the waste',
      items: [
        'Cleats and caps: none missing, none loose',
        'Wire and strapping cut from axles and wheel hubs',
        'Striker bars and scraper fingers clear',
        'Belly guards empty of paper and film',
        'Radiator and screens blown through',
        'Cab filters in date, seals whole, pressure holds',
        'Extinguisher charged, suppression system green',
        'Cameras, mirrors and lights wiped',
        'Brakes, steering and articulation pin',
        'Alarm, beacon, radio check with the supervisor',
        'Belt and roll-over frame',
      ],
    },
    {
      kind: 'prose',
      heading: 'How we match a person to a face',
      paragraphs: [
        [
          'Card first. Scheme, number, photo and category are confirmed, and we note whether it is red or blue. Identity is checked against a document, as the ',
          link(regulations.conduct.short, regulations.conduct.href),
          ' require of an agency. Then come landfill references: which tip, which machine, which daily tonnage, and whether the driver has worked beside public or skip-lorry traffic.',
        ],
        `Some operators hold ${cardSchemes.npors.name} in its traditional form, without a CSCS logo. A landfill may accept that; a contractor restoring the same tip may refuse it. Tell us who controls the gate.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Cover for leave, cover for the year',
      paragraphs: [
        [
          'One or two weeks of holiday or sickness relief is the usual request. Cell engineering and capping run longer, three months and up, alongside ',
          link('dozers', '/services/dozer-operators'),
          `. Tips open early and on Saturdays, so give the real hours. An introduction is often possible in ${terms.supplyRange}, subject to availability. Landfill experience is harder to find, though, and bank holidays need more notice.`,
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'What tip managers ask',
      items: [
        {
          question: 'Would a roller driver do?',
          answer: `No. ${card('A31')} is for the ride-on roller, which is a different machine. Waste moves, burns and hides things; fill does not.`,
        },
        {
          question: 'Can we fuel it with red diesel?',
          answer: `No. Waste management lost its entitlement on ${limits.rebatedFuelEnd}, and rebated HVO went with it.`,
        },
        {
          question: 'Does the operator answer for the permit?',
          answer:
            'The permit holder does. A driver follows its conditions as briefed and reports what should not be there.',
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Where the rules are kept',
      checked: '2026-11-20',
      items: [
        {
          title: 'Waste industry safety guidance',
          publisher: 'WISH Forum',
          href: 'https://www.wishforum.org.uk/',
        },
        regulationSource(regulations.redDiesel),
      ],
    },
  ],
};
