import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { regulations } from '../regulations.ts';
import { regulationSource } from '../sources.ts';
import { category } from '../tickets/categories.ts';
import { ccdoInstead } from '../tickets/ticket-notes.ts';
import { unknownTicket } from '../tickets/ticket-text.ts';
import { ticketRows, type TicketChart, type TicketGroup } from '../tickets/tickets.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Machine } from './machine.ts';
import { checksAndCost, dailyChecks, haveReady } from './shared-sections.ts';

const onSite: TicketGroup = {
  name: 'Skid steer: sites, gardens, yards',
  drawing: { machine: 'skid-steer-operators' },
  tickets: usualTickets.skidSteer.tickets,
};

const onDemolition: TicketGroup = {
  name: 'Skid steer: demolition, soft strip',
  drawing: 'skid-steer-demolition',
  tickets: usualTickets.demolitionSkidSteer.tickets,
};

const chart: TicketChart = { groups: [onSite, onDemolition] };

export const skidSteerOperators: Machine = {
  name: 'Skid Steer Operators',
  title: `Skid Steer Operators for Hire, ${category('A23')}`,
  summary: 'Skid steer drivers for tight sites, soft strip, landscaping, augering and sweeping.',
  size: {
    length: 3.4,
    height: 2.1,
    pose: 'bucket down',
    edges: [12, 283],
    source: 'Skid steer of about 3 t, bucket down, typical of its class',
  },
  group: 'usual',
  description: `We find skid steer drivers with ${category('A23')} or ${category('N212')} for tight sites, soft strip and landscaping. See the tickets, tools and daily checks.`,
  opening: `Yes, we can get you a skid steer operator for a building site, soft strip or landscaping, ${promises.leadTime.text}.`,
  intro: `Ask for ${category('A23')} or ${category('N212')} on a building site and ${category('D92')} on a demolition job.`,
  updated: '2026-11-23',
  ticketLine: usualTickets.skidSteer.line,
  variants: [
    onSite,
    { ...onDemolition, note: ccdoInstead },
    {
      name: 'Compact track loader',
      tickets: [],
      note: 'Ask your site which card it takes, then call us with the model.',
    },
  ],
  facts: {
    range: 'Compact loaders on wheels or tracks',
    hire: 'One to three days; weeks for soft strip',
    categories: ['A23', 'N212'],
    provide: 'The skid steer, service survey, floor limits',
  },
  related: {
    machines: ['backhoe-operators', 'dumper-operators', 'excavator-operators', 'loading-shovel-operators'],
    sectors: ['landscaping', 'demolition', 'residential-construction', 'road-construction'],
    towns: ['birmingham', 'halesowen', 'solihull', 'leicester'],
    guides: ['certifications', 'plant-maintenance', 'equipment-guides'],
  },
  sections: [
    {
      kind: 'tickets',
      heading: 'Which ticket do you need?',
      intro:
        'It goes by the job, not the weight, because CPCS lists the same sort of machine twice: once for construction and once for demolition.',
      caption: 'Skid steer work and the card category for each',
      columns: ['Job', 'CPCS', 'NPORS'],
      chart,
      rows: [
        ...ticketRows({ groups: [onSite] }),
        [onDemolition.name, usualTickets.demolitionSkidSteer.line, unknownTicket],
        ['Compact track loader', 'None known: ask your site', 'None known: ask your site'],
      ],
    },
    checksAndCost('skid steer driver', 'which tools they’ve used lately, on levers or joysticks'),
    {
      kind: 'table',
      heading: 'Usual jobs and length of hire',
      guide: 'Attachments',
      intro:
        'Garden clearances take one to three days and a soft strip two or three weeks. Say what’s going on the front, how narrow the opening is, and if it’s levers and pedals or joysticks. If you’ve only got half a day’s work, save up the small jobs and do them together.',
      caption: 'Skid steer attachments, their work and what to have ready',
      columns: ['Tool', 'Work', 'Have ready'],
      rows: [
        ['Bucket or grapple', 'Loading, clearing, stripping out', 'Tip height of the skip or wagon'],
        ['Pallet forks', 'Slabs, turf, blocks', 'Rated load on the forks'],
        ['Breaker', 'Slabs, kerbs', 'Working hours for noise, water for dust'],
        ['Auger', 'Fence posts, tree pits', 'Service drawings, scanned ground'],
        ['Trencher', 'Cables, irrigation', 'Marked route, side for the spoil'],
        ['Planer', 'Patch repairs in asphalt', 'Depth, traffic management'],
        ['Sweeper', 'Roads and slabs', 'Water supply'],
      ],
    },
    haveReady(
      'skid steer',
      [
        'A fenced or marked working space with nobody on foot inside it.',
        'The floor loading from an engineer if it’s going indoors, using the working weight with the heaviest tool and a full bucket.',
        'Ventilation, water and the right masks for breaking or stripping out inside.',
        [
          'On a demolition job, the written arrangements that ',
          link('demolition sites', '/industries/demolition'),
          ' need before work starts.',
        ],
      ],
      'skid-steer-door',
    ),
    dailyChecks(
      [
        'Lap bar or belt cuts drive and arms when lifted',
        'Seat switch does the same',
        'Lift arm lock fitted and undamaged',
        'Both quick-attach levers down, pins seen through',
        'Hydraulic couplings clean, caps on',
        'Wheel nuts tight, tyres the same size; tracks tensioned',
        'Chain case and motors free of leaks',
        'Rear door shut, cooler clear of debris',
        'Rear window, side screens and camera clean',
        'Alarm, beacon and extinguisher working',
      ],
      'It takes a few minutes with the arms down and the engine off.',
    ),
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Would another machine do the job better?',
          answer: [
            'If you’ve got the room, hire a ',
            link('backhoe', '/services/backhoe-operators'),
            ' to dig and a ',
            link('dumper', '/services/dumper-operators'),
            ' to carry.',
          ],
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Hazards to plan for',
      collapses: 'on-phones',
      items: [
        {
          term: 'Getting in and out',
          text: 'On most machines the driver climbs in past the lift arms. The arms go down or the lock goes on every time, and the controls are never worked from outside.',
        },
        {
          term: 'Turning on the spot',
          text: 'It can change direction faster than you can step back, so work stops when anyone walks into the area.',
        },
        {
          term: 'Tipping forward',
          text: 'On a short wheelbase a raised load and a sharp stop can pitch it over. Carry the load low, and keep the heavy end uphill.',
        },
        {
          term: 'Buried services',
          text: [
            'Augers and trenchers can hit a cable before it’s seen, which is why HSE’s guide ',
            link(regulations.hsg47.short, regulations.hsg47.href),
            ' says to plan, locate, then dig.',
          ],
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-21',
      items: [regulationSource(regulations.hsg47), regulationSource(regulations.coshh)],
    },
  ],
};
