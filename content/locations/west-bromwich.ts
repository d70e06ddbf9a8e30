import { commitments } from '../commitments';
import { ticketLines } from '../ticket-lines';
import type { Location } from './location';

export const westBromwich: Location = {
  name: 'West Bromwich',
  group: 'black-country',
  area: 'Sandwell, West Midlands',
  description:
    'Grab, rehandler, loading shovel and forklift operators for West Bromwich yards and sites. Which ticket fits which grab, plus a walk-round to print.',
  intro: `Yes, we find grab, loading shovel and forklift drivers for West Bromwich and the rest of Sandwell, from Wednesbury and Tipton to Oldbury and Smethwick, ${commitments.leadTime.text}. For a scrap grab, say what it’s mounted on and what it picks up, because a rehandler and a digger take different tickets.`,
  updated: '2026-11-23',
  roads: ['M5 junction 1', 'A41', 'M6 junction 9', 'A4031', 'A4041', 'A4182'],
  knowFirst: {
    heading: 'Limestone was mined under Wednesbury’s roads and yards',
    text: 'A rehandler puts its whole weight on four small feet. Before one sets up, most of all towards Wednesbury, have the slab checked and what’s below it. Foundry ground is often oily too. Damp it down, and wash the tracks before they meet the road.',
  },
  machines: [
    {
      service: 'grab-operators',
      work: 'Sorting and loading scrap with a rehandler',
      ticket: 'materialHandler',
    },
    { service: 'loading-shovel-operators', work: 'Yard clearing and waste halls', ticket: 'loadingShovel' },
    { service: 'forklift-operators', work: 'Foundries and engineering works', ticket: 'forklift' },
    {
      service: 'excavator-operators',
      work: 'Digging out contaminated ground and old slabs',
      ticket: 'excavator',
    },
  ],
  latitude: 52.52,
  longitude: -1.99,
  label: 'below',
  related: {
    locations: ['birmingham', 'walsall', 'dudley', 'wolverhampton', 'halesowen'],
    industries: ['waste-management', 'demolition'],
    resources: ['environmental-compliance', 'plant-maintenance'],
  },
  sections: [
    {
      kind: 'definitions',
      heading: 'Which ticket for which grab?',
      items: [
        {
          term: 'Loose scrap',
          text: `An orange-peel grab on a rehandler with a rising cab takes ${ticketLines.materialHandler}, though some sites accept an excavator card with training on that handler.`,
        },
        {
          term: 'Mixed demolition waste',
          text: `For a selector grab on a tracked 360 it’s ${ticketLines.excavatorGrab}.`,
        },
        {
          term: 'Swarf, sand or fines',
          text: 'A clamshell goes on either machine, and the machine decides the ticket as above.',
        },
        {
          term: 'Muck-away at the kerb',
          text: `A clamshell on a lorry takes ${ticketLines.grabLorry}, and a lorry licence as well.`,
        },
      ],
    },
    {
      kind: 'checklist',
      ofMachine: true,
      folded: true,
      heading: 'Walk-round for a scrap handler',
      items: [
        'Cab guard and screen sound, wipers working',
        'Tines, pins and rotator free of cracks, hoses clear of the tines',
        'Cab riser comes down on the emergency valve',
        'Extinguisher charged, no paper or oil in the battery compartment',
        'Stabilisers on firm concrete, away from pits and drains',
        'Nobody on foot inside the slew, gate shut, lights on',
      ],
    },
    {
      kind: 'prose',
      heading: 'Fires and lone working in a yard',
      paragraphs: [
        'Lithium batteries and gas bottles hidden in scrap start fires. Show every new driver the quarantine bay and the hose on the first morning. On a night or a weekend shift, say who else will be there, because working alone in a yard needs arrangements of your own.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Getting plant to the yard',
      paragraphs: [
        'M5 junction 1 opens straight onto the A41, and M6 junction 9 serves Wednesbury. Canal and railway bridges can have height limits. Measure a rehandler with the cab down before you choose the way in.',
      ],
    },
  ],
};
