import { askEarly } from '../lead-times.ts';
import { link } from '../model/text.ts';
import { regulations } from '../regulations.ts';
import type { Town } from './town.ts';

export const shrewsbury: Town = {
  name: 'Shrewsbury',
  group: 'shropshire',
  area: 'Shropshire',
  description:
    'Telehandler, backhoe, digger and grader operators for Shrewsbury and the villages round it. Tickets, red diesel rules, lone working and roads in.',
  intro: `Yes, we find telehandler, backhoe, digger and shovel drivers for Shrewsbury and the villages round it. Name the village and offer at least a full day, because few drivers travel that far for less. ${askEarly('grader-operators')}`,
  updated: '2026-11-26',
  factsOf: 'shrewsbury',
  roads: ['M54 via A5', 'A49', 'A53', 'A458', 'A488'],
  knowFirst: {
    heading: 'You come into the old town over old bridges',
    text: 'The Severn nearly surrounds the centre. Check the bridge’s weight limit for every delivery, and look for cellars before anything tracks over a pavement.',
  },
  machines: [
    { machine: 'telehandler-operators', work: 'Putting up barns and farm buildings', ticket: 'telehandler' },
    { machine: 'backhoe-operators', work: 'Drains, lanes and small jobs miles apart', ticket: 'backhoe' },
    {
      machine: 'excavator-operators',
      work: 'Flood works and work in old streets',
      ticket: 'excavator',
    },
    { machine: 'loading-shovel-operators', work: 'Hill quarries and gravel yards', ticket: 'loadingShovel' },
    { machine: 'grader-operators', work: 'Haul roads and lanes', ticket: 'grader' },
  ],
  latitude: 52.71,
  longitude: -2.75,
  labelSide: 'above-right',
  related: {
    towns: ['telford', 'wolverhampton', 'stafford'],
    sectors: ['road-construction', 'landscaping', 'quarry-operations'],
    guides: ['environmental-compliance', 'plant-maintenance'],
  },
  localSections: [
    {
      kind: 'definitions',
      heading: 'Working in Shrewsbury',
      items: [
        {
          term: 'Farms and estates',
          text: [
            'You normally have no CIS to run for work on your own land: see ',
            link('farms and other businesses', '/hire-operators#farms-yards-and-other-businesses'),
            '. If the driver’s alone all day, agree when they ring in.',
          ],
        },
        {
          term: 'Red diesel',
          text: [
            'You can use it to move bales or fell timber. Building a barn or surfacing a lane is construction, so there you can’t: see ',
            link('the rules for every trade', regulations.redDiesel.href),
            '.',
          ],
        },
        {
          term: 'Roads in',
          text: 'Plant comes up the M54 and the A5. The A488 is narrow and winding, so warn the haulier.',
        },
      ],
    },
  ],
};
