import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { limits, regulations } from '../regulations.ts';
import { regulationSource, sources } from '../sources.ts';
import { cardSchemes } from '../tickets/card-schemes.ts';
import { category } from '../tickets/categories.ts';
import { ticketRows, type TicketChart } from '../tickets/tickets.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Machine } from './machine.ts';
import { checksAndCost, dailyChecks, haveReady } from './shared-sections.ts';

const chart: TicketChart = {
  groups: [
    {
      name: 'Counterbalance',
      drawing: { machine: 'forklift-operators' },
      tickets: usualTickets.forklift.tickets,
      work: 'Hard standing: factories, stockholders, loading bays',
    },
    {
      name: 'Rough terrain, masted',
      drawing: 'rough-terrain',
      tickets: usualTickets.roughTerrainForklift.tickets,
      work: 'Stone and mud: builders’ compounds, timber yards, farms',
    },
    {
      name: 'Reach',
      drawing: 'reach-truck',
      tickets: usualTickets.reachTruck.tickets,
      work: 'Smooth floors: racked stores with narrow aisles',
    },
    {
      name: 'Side loader',
      drawing: 'side-loader',
      tickets: usualTickets.sideLoader.tickets,
      work: 'Long yards: timber, pipe, steel bar',
    },
  ],
};

export const forkliftOperators: Machine = {
  name: 'Forklift Operators',
  title: 'Forklift Drivers for Hire, Site and Warehouse',
  summary: 'Forklift drivers for counterbalance, rough terrain, reach and side loader trucks.',
  size: {
    length: 3.7,
    height: 2.1,
    pose: 'forks down',
    edges: [10, 304],
    source: 'Counterbalance truck of about 2.5 t capacity, with its forks, typical of its class',
  },
  group: 'usual',
  description:
    'We find forklift drivers for sites, yards and warehouses in the Midlands. See which certificate or card each truck needs and what you have to provide.',
  opening: `Yes, we can find you a forklift driver, ${promises.leadTime.text}.`,
  intro: `In a warehouse or a factory, ask for a certificate from AITT, ITSSAR, NPORS or RTITB for that type of truck. For a rough terrain truck on a building site it’s ${category('A14')} or ${category('N009')}.`,
  updated: '2026-11-26',
  ticketLine: `Counterbalance: ${usualTickets.forklift.line}. Rough terrain: ${usualTickets.roughTerrainForklift.line}`,
  variants: chart.groups.map((group) => ({ ...group, name: `${group.name} forklift` })),
  facts: {
    range: 'Counterbalance, rough terrain, reach, side loader',
    hire: 'Single shifts to seasonal peaks',
    categories: ['A14', 'A15', 'A16', 'A18', 'N001', 'N003', 'N006', 'N009'],
    provide: 'An examined truck, authorisation to drive',
  },
  related: {
    machines: ['telehandler-operators', 'crane-operators', 'skid-steer-operators'],
    sectors: ['commercial-construction', 'waste-management', 'residential-construction'],
    towns: ['tamworth', 'rugby', 'coventry', 'west-bromwich', 'stourbridge'],
    guides: ['certifications', 'operator-training', 'health-safety'],
  },
  sections: [
    {
      kind: 'tickets',
      heading: 'Which ticket do you need?',
      intro: [
        'Each type of truck has its own category, and one doesn’t cover another. Warehouses and factories go by the certificate, so ring the body that issued it to check it’s genuine. The four bodies founded the ',
        link('Accrediting Bodies Association', 'https://abawtblog.wordpress.com/about/'),
        ' for workplace transport. Building sites go by the card, and the table has its codes.',
      ],
      caption: 'Forklift types with the CPCS and NPORS categories and the ground they suit',
      columns: ['Truck', 'Ground and work', 'CPCS', 'NPORS'],
      chart,
      rows: ticketRows(chart),
    },
    {
      kind: 'table',
      heading: 'Which certificate does a warehouse ask for?',
      guide: 'Certificates',
      jump: 'Certificates',
      intro:
        'Any of these four will usually do, but ask your site which it takes. Look the certificate number up with the body, as we do before you see a profile.',
      caption: 'The four bodies that accredit forklift training, and where to look up an operator',
      columns: ['Body', 'Full name', 'Where the operator is registered'],
      rows: [
        ['AITT', 'Association of Industrial Truck Trainers', 'With AITT'],
        ['ITSSAR', 'Independent Training Standards Scheme and Register', 'TOPS, its passport scheme'],
        ['NPORS', cardSchemes.npors.fullName, 'With NPORS, and on its card'],
        ['RTITB', 'Formerly the Road Transport Industry Training Board', 'With RTITB'],
      ],
    },
    checksAndCost('forklift driver', 'which trucks they’ve driven lately, and on what ground'),
    {
      kind: 'prose',
      heading: 'Usual jobs and length of hire',
      figure: 'forklift-load-centre',
      band: 'bright',
      paragraphs: [
        [
          'Forklift (or FLT) drivers keep compounds tidy, unload containers and wagons, and feed racking, as in the big sheds at ',
          link('Tamworth', '/locations/tamworth'),
          ' and ',
          link('Rugby', '/locations/rugby'),
          `. You can hire a driver ${promises.hireLength.text}: a day or two for containers, or a few weeks for the run-up to Christmas.`,
        ],
        'Have the rated load and the mast height ready, and say if the truck’s battery, gas or diesel. Mention any side-shift, clamp, rotator or fork extensions, because each cuts what the truck can lift and the plate has to show the lower figure.',
      ],
    },
    {
      kind: 'steps',
      heading: 'The training that you have to give',
      guide: 'Training you give',
      intro: [
        'HSE’s code for lift trucks, ',
        link(regulations.l117.short, regulations.l117.href),
        ', splits training into three stages, and the certificate or card only covers the first.',
      ],
      items: [
        {
          title: 'Basic',
          text: 'This is how to drive that type of truck, and the certificate shows it.',
        },
        {
          title: 'Specific job',
          text: 'This covers your model, attachments and loads. You give it, away from production.',
        },
        {
          title: 'Familiarisation',
          text: 'This is your site, under close supervision: the routes, ramps, bay doors and local rules. Only you can give this one.',
        },
      ],
    },
    haveReady('truck', [
      [
        'A current thorough examination report, because ',
        link(regulations.loler.short, regulations.loler.href),
        ` (the lifting regulations) covers forklifts. An examination is normally due ${limits.examination}.`,
      ],
      'A written authorisation to drive the named truck.',
      'A lift plan if the load is unusual, though a general plan will do for routine pallets.',
      'Floor loading and dock plate limits, if the truck goes into trailers or onto suspended slabs.',
      'If people go up, a cage made for the truck, and only for one-off, unplanned jobs with no better access.',
      'Control of the spare keys, and one person who gives the driver instructions.',
    ]),
    dailyChecks([
      'Forks: no cracks at the heel, tips level, both locked',
      'Mast chains evenly tensioned, no stiff links',
      'Tilt, lift and side-shift through full travel',
      'Capacity plate matches the attachment that’s on',
      'Overhead guard and load backrest sound',
      'No chunks out of the tyres, wheel nuts tight',
      'Foot brake, parking brake and steering tried empty',
      'Seat switch cuts drive; belt locks',
      'Horn, lights, blue spot or beacon',
      'Battery plug and cables, or gas bottle, hose and clamp',
      'Nothing leaking underneath',
    ]),
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Do drivers need a forklift licence by law?',
          answer:
            'No, and no card is the law either. The law requires training for the truck and the work, and you record that in your authorisation.',
        },
        {
          question: 'Can a counterbalance driver use a reach truck?',
          answer: `Not on a counterbalance certificate. A reach truck needs its own, or ${category('A18')} or ${category('N003')}, because the seat faces sideways and the steering feels reversed.`,
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Hazards to plan for',
      collapses: 'on-phones',
      items: [
        {
          term: 'Tipping over',
          text: [
            'A truck can tip on a corner with the mast up, or if a wheel drops off a kerb. ',
            link(regulations.puwer.short, regulations.puwer.href),
            ', the work equipment regulations, requires a restraint where a truck could overturn. The driver wears it and stays in the seat.',
          ],
        },
        {
          term: 'People on foot',
          text: 'With a tall load the driver travels in reverse to see. Give people on foot separate doors and marked walkways.',
        },
        {
          term: 'Charging and gas',
          text: 'Lead-acid batteries give off hydrogen on charge, and gas bottles leak if the coupling’s cross-threaded. Give each its own ventilated place, away from flames.',
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-26',
      items: [
        regulationSource(regulations.l117),
        sources.liftingQuestions,
        {
          title: 'About the Accrediting Bodies Association (Workplace Transport)',
          publisher: 'Accrediting Bodies Association',
          href: 'https://abawtblog.wordpress.com/about/',
        },
        {
          title: 'Trained Operator Passport Scheme (TOPS)',
          publisher: 'ITSSAR',
          href: 'https://www.itssar.org.uk/tops.aspx',
        },
      ],
    },
  ],
};
