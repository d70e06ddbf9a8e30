import { weFind } from '../blocks';
import { ticketLines } from '../ticket-lines';
import type { Location } from './location';

export const westBromwich: Location = {
  name: 'West Bromwich',
  group: 'black-country',
  area: 'Sandwell, West Midlands',
  description:
    'Grab, rehandler, loading shovel and forklift operators for West Bromwich yards and sites. Which ticket fits which grab, plus a walk-round to print.',
  intro: `${weFind('grab, loading shovel and forklift drivers', 'West Bromwich and the rest of Sandwell, from Wednesbury and Tipton to Oldbury and Smethwick')} For a grab, tell us what it’s mounted on and what it picks up.`,
  updated: '2026-11-22',
  roads: ['M5 junction 1', 'A41', 'M6 junction 9', 'A4031', 'A4041', 'A4182'],
  knowFirst: {
    heading: 'Limestone was mined under Wednesbury’s roads and yards',
    text: 'A rehandler puts its weight on four small feet. Before one sets up, have the slab and what’s below it checked, most of all towards Wednesbury. Foundry ground is often oily. Damp it down, and wash the tracks before the road.',
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
  labelSide: 'north-west',
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
          text: `An orange-peel on a rehandler with a rising cab: ${ticketLines.materialHandler}. An excavator card isn’t enough.`,
        },
        {
          term: 'Mixed demolition waste',
          text: `A selector on a tracked 360: ${ticketLines.excavatorGrab}.`,
        },
        { term: 'Swarf, sand or fines', text: 'A clamshell on either, with the ticket as above.' },
        {
          term: 'Muck-away at the kerb',
          text: `A clamshell on a lorry: ${ticketLines.grabLorry}, and a lorry licence.`,
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
      heading: 'Fires, and getting plant to the yard',
      paragraphs: [
        'Hidden lithium batteries and gas bottles start fires in scrap. Show every new driver the quarantine bay.',
        'M5 junction 1 opens straight onto the A41, and M6 junction 9 serves Wednesbury. Canal and railway bridges can have limits. Measure a rehandler with the cab down.',
      ],
    },
  ],
};
