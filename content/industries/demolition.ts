import { blocks } from '../blocks';
import { card } from '../cards';
import { promises } from '../promises';
import { regulations } from '../regulations';
import { link } from '../section';
import { regulationSource, sources } from '../sources';
import type { Industry } from './industry';

export const demolition: Industry = {
  name: 'Demolition',
  title: 'Demolition Plant Operators and 360 Drivers',
  group: 'ground',
  summary: 'Excavator, grab and skid steer operators for demolition, from soft strip to grubbing out.',
  pictogram: 'wrecking',
  picture: 'grab',
  description: `Need a demolition 360 driver? We find excavator, grab and skid steer operators with ${card('D90')} or ${card('D92')}. Tickets by stage and a start-up checklist.`,
  heading: 'Demolition',
  intro: `Yes, we find 360, grab and skid steer operators for demolition, ${promises.leadTime.text}. Demolition contractors often ask for ${card('D90')} as well as the excavator ticket, so tell us the card, the attachment and the boom.`,
  updated: '2026-11-21',
  related: {
    services: ['excavator-operators', 'grab-operators', 'skid-steer-operators', 'telehandler-operators'],
    locations: ['birmingham', 'coventry', 'nottingham', 'halesowen'],
    industries: ['waste-management', 'commercial-construction'],
    resources: ['industry-standards', 'site-management'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which machines and tickets?',
      intro:
        'An excavator card shows that someone can dig, load and track. It doesn’t show that they’ve taken a frame down, so ask for the demolition category as well.',
      caption: 'Stages of a demolition job, the machine for each and the card to ask for',
      columns: ['Stage', 'Machine', 'Ask for'],
      look: 'pairs',
      rows: [
        ['Soft strip', 'Skid steer, mini 360', `${card('D92')}, ${card('A58')}`],
        ['Taking down the frame', '360 with pulveriser or shear', `${card('D90')} with ${card('A59')}`],
        [
          'Sorting and loading',
          '360 with selector grab',
          `${card('D90')} with ${card('A59')} or ${card('N202')}`,
        ],
        [
          'Lifting out beams or tanks',
          '360 used as a crane',
          `${card('A59')} endorsement C or ${card('N100')}, and a slinger signaller`,
        ],
        ['Crushing', '360 feeding, shovel on the heap', `${card('A59')}, ${card('A21')} or ${card('N209')}`],
        ['Grubbing out slabs', '360 with breaker', `${card('A58')} or ${card('A59')} by weight`],
      ],
    },
    {
      kind: 'definitions',
      heading: 'What demolition sites insist on',
      figure: 'excavator-slew',
      items: [
        {
          term: 'A written plan',
          text: [
            'Demolition counts as construction. The ',
            link(`construction regulations (${regulations.cdm.short})`, regulations.cdm.href),
            ' require the arrangements to be recorded in writing before work begins.',
          ],
        },
        {
          term: 'Notice to the council',
          text: `${regulations.buildingAct.asks} Bigger jobs also go to HSE on form F10.`,
        },
        {
          term: 'Exclusion zones',
          text: `The code of practice (${regulations.bs6187.short}) sets out safe working spaces. Redraw them as the building comes down, and name one person who can stop the job.`,
        },
        {
          term: 'Cab protection',
          text: 'Guards, falling-object protection and glazing have to suit the method. Boom length and attachment weight have to suit the machine.',
        },
        {
          term: 'Dust and noise',
          text: `Keep water on the point of breaking. Silica comes under the hazardous substances rules (${regulations.coshh.short}).`,
        },
      ],
    },
    blocks.checksAndPay,
    {
      kind: 'list',
      heading: 'What else to tell us about a demolition job',
      items: [
        'The stage of the job, the building’s height and what’s next to it',
        'Boom length, the attachment and its weight, and the cab guarding fitted',
        'Floor loads, if a machine will work on suspended floors',
        'Asbestos or contamination found, and masks the operator must be face-fitted for',
        'Working hours agreed with the council',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Before the first machine tracks in',
      items: [
        'Structural survey and asbestos survey on file',
        'Services cut off and proved dead, in writing',
        'Sequence briefed to operator and banksman together',
        'Exclusion zone fenced for today’s stage',
        'Quick hitch pin or lock checked by eye',
        'Water supply and dust suppression running',
        'Crusher permit or exemption confirmed',
        'Someone named who can stop the work',
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Is a demolition card the law?',
          answer:
            'No. The law requires competence and training, and main contractors use the card to check for both.',
        },
        {
          question: 'Can you find a high-reach driver?',
          answer:
            'We can look, so call early and give us the boom length. You’ll want somebody with recent hours on that configuration, and a supervised start on your machine.',
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-21',
      items: [sources.demolition, regulationSource(regulations.cdm)],
    },
  ],
};
