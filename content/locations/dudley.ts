import { blocks } from '../blocks';
import { card, weightSplits } from '../cards';
import { promises } from '../promises';
import { link } from '../section';
import { sources } from '../sources';
import type { Location } from './location';

export const dudley: Location = {
  name: 'Dudley',
  group: 'black-country',
  area: 'Dudley borough, West Midlands',
  description:
    'Digger, dumper and piling rig operators for Dudley sites, every card checked with its scheme. Tickets to ask for, roads in and old mine checks.',
  intro: `Yes, Dudley’s on our patch, with Sedgley, Brierley Hill and Kingswinford. We can find you a digger or dumper driver, ${promises.leadTime.text}. Call us with the machine, the site and the dates and we’ll start looking.`,
  updated: '2026-11-21',
  roads: ['M5 junction 2', 'A4123', 'A461', 'A459', 'A4036', 'A4037'],
  machines: [
    {
      service: 'excavator-operators',
      work: 'Trial pits, footings and drainage on plots that were built on before',
      category: 'A58',
    },
    { service: 'dumper-operators', work: 'Moving spoil and stone on sloping plots', category: 'A09' },
    { service: 'piling-rig-operators', work: 'Bored piles where the ground is filled', category: 'A47' },
    { service: 'telehandler-operators', work: 'Loading out on retail and town-centre jobs', category: 'A17' },
    { service: 'roller-operators', work: 'Piling platforms and estate roads', category: 'A31' },
  ],
  latitude: 52.51,
  longitude: -2.08,
  labelSide: 'west',
  related: {
    locations: ['wolverhampton', 'west-bromwich', 'birmingham', 'halesowen', 'stourbridge'],
    services: ['piling-rig-operators', 'excavator-operators', 'dumper-operators'],
    industries: ['commercial-construction', 'earthworks', 'mining-operations'],
    resources: ['project-planning', 'site-management'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Where drivers for Dudley usually travel from',
      paragraphs: [
        [
          'Drivers usually come down the A4123 from Wolverhampton, along the A461 from the Stourbridge side, or off the M5 at junction 2. If nobody in the borough is free, we look at ',
          link('plant operators in Wolverhampton', '/locations/wolverhampton'),
          ' and ',
          link('plant operators in West Bromwich', '/locations/west-bromwich'),
          ' next, because both are a short drive away.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'How to ask for an operator in Dudley',
      paragraphs: [
        `Give us the make and weight of the machine, the postcode, your dates and the card that your site asks for. ${promises.mondayStart.text} ${promises.straightAnswer.text}`,
        `A piling rig operator takes longer to find. ${promises.rareLeadTime.text}`,
      ],
    },
    blocks.introducer,
    {
      kind: 'prose',
      heading: 'Roads and slopes',
      paragraphs: [
        [
          'Most low-loaders come from M5 junction 2 on the A4123, or along the A461 and A4036. The town centre is on a ridge and plots fall away from it, so tell us how steep yours is. A ',
          link('dumper driver', '/services/dumper-operators'),
          ' should go straight up and down a slope with the belt on and the skip low, and never across it.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about Dudley plots',
      items: [
        {
          question: 'Is the ground mined?',
          answer:
            'It may well be. Dudley was mined for coal and limestone, and about half of the Black Country’s old limestone mines are under land that’s since been built on. Industrial fill covers much of the old surface and hides shafts that nobody mapped, so don’t go by what you can see.',
        },
        {
          question: 'Which piling ticket do you need?',
          answer: `For bored piles ask for ${card('A47')} below ${weightSplits.piling} tonnes and ${card('A48')} above. Driven piling is ${card('A45')} and ${card('A46')}, and a tripod rig is ${card('A30')}. The rig attendant has a category too, ${card('N022')}.`,
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'What to do before a piling rig arrives',
      items: [
        {
          term: 'Desk study',
          text: 'Get the mining reports, the old maps and the council’s limestone records.',
        },
        {
          term: 'Coal permit',
          text: 'Boreholes, piles and grout holes that meet coal or old coal workings need a permit from the Mining Remediation Authority, which used to be the Coal Authority. It doesn’t cover limestone, so ask the borough council about that.',
        },
        {
          term: 'Trial pits',
          text: [
            `A 360 under ${weightSplits.excavator} tonnes usually digs these while an engineer logs each bucket. Ask for an `,
            link('excavator operator', '/services/excavator-operators'),
            ` with ${card('A58')} who’ll stop as soon as the bucket breaks into a void.`,
          ],
        },
        {
          term: 'Probe and grout',
          text: 'Drill on a grid, fill the voids and drill again to prove it. Keep other plant off until the engineer releases the area.',
        },
        {
          term: 'Platform',
          text: [
            'Lay the stone to a design for that rig and get the working platform certificate signed. Show it to the ',
            link('rig operator', '/services/piling-rig-operators'),
            ' at induction, and point out the edges.',
          ],
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Where to apply for a coal permit',
      checked: '2026-11-20',
      items: [sources.coalPermits],
    },
  ],
};
