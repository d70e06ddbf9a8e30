import { blocks } from '../blocks';
import { commitments } from '../commitments';
import { regulations } from '../regulations';
import { link } from '../section';
import { ticketLines } from '../ticket-lines';
import type { Location } from './location';

export const rugby: Location = {
  name: 'Rugby',
  group: 'warwickshire',
  area: 'Warwickshire',
  description:
    'Forklift, telehandler, digger and dozer operators for Rugby, DIRFT and Magna Park. Which ticket fits which truck, banded limestone and the roads in.',
  intro: `Yes, we cover Rugby, Lutterworth, Daventry and Southam, and DIRFT, the rail freight terminal by the M1. We can find you a telehandler, forklift or digger driver, ${commitments.leadTime.text}. Give us the full postcode, because some Rugby sites are over the border in Northamptonshire or Leicestershire.`,
  updated: '2026-11-22',
  roads: ['M6 junction 1', 'M1 junction 18', 'A5', 'A14', 'A45', 'A426'],
  machines: [
    {
      service: 'forklift-operators',
      work: 'Loading and unloading at freight terminals and sheds',
      ticket: 'forklift',
    },
    {
      service: 'telehandler-operators',
      work: 'Housing at Houlton and shed extensions',
      ticket: 'telehandler',
    },
    { service: 'excavator-operators', work: 'Digging clay and bands of limestone', ticket: 'excavator' },
    { service: 'dozer-operators', work: 'Trimming plateaus and slopes', ticket: 'dozer' },
    { service: 'dumper-operators', work: 'Shared haul roads on large estates', ticket: 'dumper' },
  ],
  latitude: 52.37,
  longitude: -1.26,
  labelSide: 'south-west',
  related: {
    locations: ['coventry', 'nuneaton', 'leicester'],
    services: ['forklift-operators', 'dozer-operators', 'telehandler-operators', 'excavator-operators'],
    industries: ['earthworks', 'residential-construction', 'infrastructure-projects'],
    resources: ['operator-training', 'site-management'],
  },
  sections: [
    blocks.checksAndPay,
    {
      kind: 'prose',
      heading: 'Do you cover the Northamptonshire side?',
      paragraphs: [
        [
          'Yes, Northamptonshire is in the East Midlands, which we cover, and DIRFT is right by the M1. For sites further in, ',
          link('give us the postcode', '/contact?location=rugby'),
          ' and we’ll tell you if anybody will travel that far.',
        ],
      ],
    },
    {
      kind: 'table',
      heading: 'Which ticket for which truck?',
      intro:
        'Go by the floor. On rough ground it’s a site truck, and on a smooth floor it’s an industrial truck.',
      caption: 'Trucks used at terminals and sites round Rugby with their card categories',
      columns: ['Truck', 'Where', 'Ticket'],
      rows: [
        ['Counterbalance', 'Docks and smooth yards', ticketLines.forklift],
        ['Reach truck', 'Racking', ticketLines.reachTruck],
        ['Rough-terrain truck', 'Unmade ground', ticketLines.roughTerrainForklift],
        ['Telehandler', 'Building sites and shed extensions', ticketLines.telehandler],
        ['Reach stacker', 'Containers', 'Separate training: we don’t cover it, so ask the terminal'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Does the driver need familiarisation?',
      paragraphs: [
        [
          `Usually yes, even if it’s the make they drove last week. ${regulations.l117.short}, HSE’s code for lift trucks, makes it the third stage of training, and it means that truck, that load and that aisle. Write down who gave it and when. The `,
          link('forklift page', '/services/forklift-operators'),
          ' has more about training.',
        ],
      ],
    },
    {
      kind: 'list',
      heading: 'Which way in?',
      items: [
        'For DIRFT, which is in Northamptonshire, use M1 junction 18, the A5 and the A428.',
        'For Magna Park, which is near Lutterworth in Leicestershire, use the A5.',
        'For the town and the north side, use M6 junction 1 and the A426.',
        'For Dunchurch and the A45, use M1 junction 17 and the M45 if you’re coming from the south. It only serves traffic to and from the south, so come off at junction 18 from anywhere else.',
      ],
    },
    {
      kind: 'prose',
      heading: 'What’s the ground like?',
      paragraphs: [
        [
          'It’s clay with bands of limestone, the beds that cement is made from. A mini digger just bounces, so get a 20-tonne 360 with a ripper and an ',
          link('excavator operator', '/services/excavator-operators'),
          ' who’s used one. The clay swells when it’s left open. Cover a trimmed slope the same day, and keep the ',
          link('dozer', '/services/dozer-operators'),
          ' off finished formation.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Working at Houlton',
      paragraphs: [
        `Houlton is being built on the old radio station, so expect buried cables, earth mats and mast bases. Follow ${regulations.hsg47.short}, HSE’s guide to buried services: plan, locate, then dig. Builders share haul routes there, so ask which developer gives the induction and which plots it covers.`,
      ],
    },
  ],
};
