import { card, weightSplits } from '../cards';
import { link } from '../section';
import { sources } from '../sources';
import type { Location } from './location';

export const dudley: Location = {
  name: 'Dudley',
  group: 'black-country',
  area: 'Dudley borough, West Midlands',
  description:
    'Dudley stands on old limestone and coal workings. What to settle before a piling rig arrives, which permit to seek and which operator card to ask for.',
  heading: 'Mobile Plant Operators Dudley',
  intro:
    'Dudley’s ground has been mined for limestone and coal, so investigation and piling platforms come before almost everything else. We introduce rig, excavator and dumper operators to hirers here. The order of work below keeps the rig upright and the paperwork straight.',
  updated: '2026-11-20',
  roads: ['M5 junction 2', 'A4123', 'A461', 'A459', 'A4036', 'A4037'],
  machines: [],
  latitude: 52.51,
  longitude: -2.08,
  related: {
    locations: ['wolverhampton', 'west-bromwich', 'stourbridge', 'halesowen'],
    services: ['piling-rig-operators', 'excavator-operators', 'dumper-operators'],
    industries: ['commercial-construction', 'earthworks', 'mining-operations'],
    resources: ['project-planning', 'site-management'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Limestone and coal, and both were dug',
      paragraphs: [
        'Visitors know the caverns at Wren’s Nest. Builders meet the rest. Most of the limestone mines of the Black Country date from 1790 to 1890, and about half lie beneath built-up land. Coal, ironstone and clay came out of the same hills. Industrial fill then covered the surface and, with it, shafts that no plan records.',
        'So the first machine on a Dudley plot is often a probe drill, or a small 360 opening trial pits while an engineer logs each bucket. What they find sets the weight of everything that follows.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Five jobs before a piling rig tracks on',
      items: [
        {
          term: 'Desk study',
          text: 'Pull the mining reports, old maps and the council’s limestone records. Draw them over the footprint, the crane pad and the haul route as well.',
        },
        {
          term: 'Permit',
          text: 'Boreholes, piles and grout holes that meet coal or old coal workings need a permit from the Mining Remediation Authority, formerly the Coal Authority. Apply before the drill is booked.',
        },
        {
          term: 'Probe and fill',
          text: 'Drill on a grid, grout the voids, drill again to prove it. Keep other plant off the grid until the engineer releases it.',
        },
        {
          term: 'Platform',
          text: 'Lay the stone to a design made for the rig’s real track pressures, and have the working platform certificate signed.',
        },
        {
          term: 'Rig',
          text: [
            'Show the ',
            link('piling operator', '/services/piling-rig-operators'),
            ' the certificate and the edges of the platform at induction.',
          ],
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Cards that fit ground work over old mines',
      items: [
        {
          term: 'Boring',
          text: `${card('A47')} for rigs below ${weightSplits.piling} tonnes, ${card('A48')} above. Cramped plots may suit a tripod: ${card('A30')}.`,
        },
        {
          term: 'Driving',
          text: `${card('A45')} and ${card('A46')} split at the same weight. Ask first what vibration nearby voids and cellars can take.`,
        },
        {
          term: 'Trial pits',
          text: [
            `A machine under ${weightSplits.excavator} tonnes calls for `,
            card('A58'),
            '. Choose an ',
            link('excavator operator', '/services/excavator-operators'),
            ' who will stop the moment the bucket drops into nothing.',
          ],
        },
        {
          term: 'Beside the rig',
          text: `${card('N022')} is the attendant’s own category. Do not borrow a general labourer for it.`,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'A town on a ridge: plan the gradients',
      paragraphs: [
        [
          'Lorries come from M5 junction 2 on the A4123, or along the A461 and A4036. Dudley’s centre stands high, and plots fall away from it. Run dumpers straight up and down a slope rather than across it, with the belt on and the skip low. The ',
          link('dumper page', '/services/dumper-operators'),
          ' has the checks.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Two that come up on Dudley plots',
      items: [
        {
          question: 'Does the coal permit also cover limestone?',
          answer:
            'No, it concerns coal alone. For limestone, ask the borough council what it holds and let your ground engineer set the probe depth.',
        },
        {
          question: 'Can one person dig the trial pits and then drive the rig?',
          answer:
            'With both categories, yes. An excavator category says nothing about rigs. Few people hold the pair, so allow for two introductions.',
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Apply here for coal permits',
      checked: '2026-11-20',
      items: [sources.coalPermits],
    },
  ],
};
