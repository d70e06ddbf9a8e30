import { card } from '../cards';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import type { Service } from './service';

export const forkliftOperators: Service = {
  machine: 'Forklift',
  name: 'Forklift Operators',
  title: 'Forklift Operators',
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
  related: {
    services: ['telehandler-operators', 'crane-operators', 'skid-steer-operators'],
    industries: ['commercial-construction', 'waste-management', 'residential-construction'],
    locations: ['tamworth', 'rugby', 'coventry', 'west-bromwich', 'stourbridge'],
    resources: ['certifications', 'operator-training', 'health-safety'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Start with the floor, then name the truck',
      paragraphs: [
        'Ask one thing before you book: what will the wheels stand on? Finished concrete, broken stone and racking aisles call for different trucks. Each has its own category, and a holder of one is not trained on the next.',
        'Capacity matters less to the card than to the job. Most trucks lift between 1.5 and 5 tonnes; timber and steel yards go higher. Give us the truck’s rated load, its mast height and whether it runs on battery, gas or diesel.',
      ],
    },
    {
      kind: 'table',
      heading: 'Four trucks and the category for each',
      caption: 'Forklift types with the ground they suit and the CPCS and NPORS categories',
      columns: ['Truck', 'Ground and work', 'CPCS', 'NPORS'],
      rows: [
        ['Counterbalance', 'Hard standing: factories, stockholders, loading bays', card('A16'), card('N001')],
        [
          'Rough terrain, masted',
          'Stone and mud: builders’ compounds, timber yards, farms',
          card('A14'),
          card('N009'),
        ],
        ['Reach', 'Smooth floors: racked stores with narrow aisles', card('A18'), card('N003')],
        ['Side loader', 'Long yards: timber, pipe, steel bar', card('A15'), card('N006')],
      ],
    },
    {
      kind: 'steps',
      heading: 'Three stages of training, the last of them yours',
      intro: [
        'HSE’s code ',
        link(regulations.l117.short, regulations.l117.href),
        ' divides the training of a truck driver in this way. It has special legal status, so depart from it only with something as good.',
      ],
      items: [
        {
          term: 'Basic',
          text: 'Skill and knowledge for that type of truck. The card or certificate shows it.',
        },
        {
          term: 'Specific job',
          text: 'The actual model, attachments and loads, away from production. Gaps for your truck are yours to fill.',
        },
        {
          term: 'Familiarisation',
          text: 'Your site, under close supervision: routes, ramps, bay doors, local rules. Only the hirer can provide this, so leave an hour for it.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Cards, certificates and how we tell them apart',
      paragraphs: [
        'Building sites look for CPCS or NPORS. A warehouse may accept an equivalent: a training certificate for the truck, with the employer’s own authorisation to drive. They are different documents, and we tell you which one the person holds.',
        [
          'A card is looked up on its scheme’s record. A certificate is traced to the provider that issued it. Name, photo and truck type have to agree with the identity document in front of us. Earlier hirers are asked about damage and near misses. The ',
          link('certifications guide', '/resources/certifications'),
          ' lists the checkers.',
        ],
      ],
    },
    {
      kind: 'checklist',
      heading: 'Pre-use sheet for a masted truck',
      items: [
        'Forks: no cracks at the heel, tips level, both locked',
        'Mast chains evenly tensioned, no stiff links',
        'Tilt, lift and side-shift through full travel',
        'Capacity plate fits the attachment that is on',
        'Overhead guard and load backrest sound',
        'Tyres free of chunks, wheel nuts tight',
        'Foot brake, parking brake and steering tried empty',
        'Seat switch cuts drive; belt holds',
        'Horn, lights, blue spot or beacon',
        'Battery plug and cables, or gas bottle, hose and clamp',
        'Nothing leaking beneath',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Where trucks do harm',
      items: [
        {
          term: 'Tip-over',
          text: `A corner taken with the mast up, or a wheel off a kerb. Where a truck could roll, ${regulations.puwer.short} wants a restraint; the driver wears it and stays in the seat.`,
        },
        {
          term: 'People on foot',
          text: 'A truck with a tall load is driven blind or in reverse. Separate doors and marked walkways do more than a hi-vis vest.',
        },
        {
          term: 'Falling goods',
          text: 'Broken pallets, unwrapped packs, racking struck at the second beam. Nobody walks or works beneath raised forks.',
        },
        {
          term: 'Charging and gas',
          text: 'Lead-acid batteries give off hydrogen on charge, and a gas bottle leaks when cross-threaded. Ventilate, ban flame, set the place apart.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Your side of the arrangement',
      items: [
        'Site induction, RAMS and a written authorisation to drive the named truck.',
        `A current thorough examination report: ${regulations.loler.short} names forklifts as lifting equipment.`,
        'A lift plan wherever the load is unusual. A standing one will do for repeated pallets.',
        'Floor loading and dock plate limits, if the truck enters trailers or works on suspended slabs.',
        [
          'Spare keys under control, and one name whose instructions the driver follows. ',
          link('Site management', '/resources/site-management'),
          ' has a table for that.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Clamps, rotators and cages change the sum',
      paragraphs: [
        'Side-shift, drum clamps, bale clamps, rotators and fork extensions all move the load forward or add weight. The truck is down-rated and needs a plate that says so. Lifting people takes a cage approved for the truck, and it is meant for the occasional job where no better access exists.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Booked by the shift, the peak or the fit-out',
      paragraphs: [
        [
          'Container tipping takes a day or two. Stock counts and pre-Christmas peaks last a few weeks. A site compound may want the same driver for the length of a fit-out. Sheds along the A5 and M42 make ',
          link('Tamworth', '/locations/tamworth'),
          ' typical ground for this work. Nights and weekends need saying at the start.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Forklift questions answered',
      items: [
        {
          question: 'Is a forklift licence required by law?',
          answer:
            'No such licence exists. The law wants adequate training for the truck and the work, and the employer’s authorisation shows that it was given.',
        },
        {
          question: 'Does a counterbalance driver count as trained on a reach truck?',
          answer: `No. The seat faces sideways and the steering feels reversed. Ask for ${card('A18')} or ${card('N003')}.`,
        },
        {
          question: 'How often is a truck thoroughly examined?',
          answer: `Normally ${limits.examination}.`,
        },
      ],
    },
  ],
};
