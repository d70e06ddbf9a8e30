import { card, cardTitle } from '../cards';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import type { Industry } from './industry';

export const demolition: Industry = {
  name: 'Demolition',
  title: 'Demolition',
  group: 'ground',
  summary:
    'Excavators, grabs and skid steers from soft strip to grubbing out, with the demolition categories.',
  pictogram: 'wrecking',
  description: `Demolition plant operators: ${card('D90')} beside the excavator card, the written plan CDM wants, exclusion zones, and nine facts that get you the right person.`,
  heading: 'Demolition',
  intro:
    'A digging card does not show that someone can take a frame apart. For demolition ask for the demolition category, the attachment and the boom. Here is the sequence, the paperwork that comes before plant, and what to tell us.',
  updated: '2026-11-20',
  related: {
    services: ['excavator-operators', 'grab-operators', 'skid-steer-operators', 'telehandler-operators'],
    locations: ['birmingham', 'coventry', 'nottingham', 'halesowen'],
    industries: ['waste-management', 'commercial-construction'],
    resources: ['industry-standards', 'site-management'],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'A building comes down in this order',
      intro: 'Each stage wants a different machine, and often a different person.',
      items: [
        {
          term: 'Survey and isolate',
          text: 'Structural survey, asbestos survey, services cut and proved dead. No plant starts until the results are in the file.',
        },
        {
          term: 'Soft strip',
          text: [
            link('Skid steers', '/services/skid-steer-operators'),
            ` and mini excavators work inside, on floors with a stated load limit. The demolition category is ${card('D92')}; ordinary skid-steer loading is ${card('A23')} or ${card('N212')}.`,
          ],
        },
        {
          term: 'Structure',
          text: `Excavators with pulverisers, shears and selector grabs take the frame down in the planned sequence. Ask for ${card('D90')} (${cardTitle('D90')}) beside the excavator category.`,
        },
        {
          term: 'Sort and load',
          text: [
            'A ',
            link('360 grab', '/services/grab-operators'),
            ' separates timber, metal and hardcore while a second machine feeds lorries.',
          ],
        },
        {
          term: 'Crush',
          text: 'Concrete is processed on site under the right permit or exemption, then stockpiled for the piling mat or haul road.',
        },
        {
          term: 'Grub out',
          text: 'Slabs, pile caps, basements and tanks are broken and lifted, and the void is backfilled in layers.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'The paperwork that must exist before a machine tracks in',
      items: [
        {
          term: regulations.cdm.short,
          text: [
            `Demolition counts as construction, so the whole of the `,
            link(regulations.cdm.name, regulations.cdm.href),
            ' applies. The way it will be done is recorded in writing before work begins.',
          ],
        },
        {
          term: 'Notice to the council',
          text: `The local authority hears of the demolition at least ${limits.demolitionNotice} beforehand. HSE is notified too, on form F10, when the job passes the size in the regulations.`,
        },
        {
          term: regulations.bs6187.short,
          text: 'The code of practice for the trade: exclusion zones and safe working spaces, drawn afresh for each stage. It is good practice and not itself law.',
        },
        {
          term: regulations.puwer.short,
          text: 'Cab guards, falling-object protection and glazing suit the work method. Reach, attachment weight and hydraulic pressure are set for that machine, not borrowed from another.',
        },
        {
          term: 'Dust, noise and vibration',
          text: `Water at the point of breaking, hearing protection by measured level, and limits on hours with a breaker. ${regulations.coshh.short} covers silica; the ${regulations.noise.short} and ${regulations.vibration.short} cover the rest.`,
        },
      ],
    },
    {
      kind: 'callout',
      heading: 'Nobody walks into the drop zone, however brief the errand',
      text: 'The exclusion zone moves as the building shrinks. Redraw it each morning, brief the operator and the banksman together, and give one person the authority to stop the job.',
    },
    {
      kind: 'prose',
      heading: `${card('A59')} alone is half an answer`,
      paragraphs: [
        [
          'An excavator card proves that somebody can dig, load and track. Pulling a frame apart from the top is learnt elsewhere. The contractor’s method decides what else is wanted, and the ',
          link('excavator page', '/services/excavator-operators'),
          ' sets out the weight split.',
        ],
        'Long booms deserve their own sentence in your enquiry. Give the boom length, the attachment and its weight. Expect to see recorded hours on that configuration, and plan a supervised start on your machine.',
        `Lifting is separate again. Craning out beams or a tank with a 360 needs a lift plan, a slinger and the lifting endorsement, or ${card('N100')} under the other scheme.`,
        'Many principal contractors also expect the CSCS logo and their own supervisor’s sign-off before a pulveriser turns. You make the final choice after seeing the card record, and the operator is then yours to direct.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Tell us these nine things',
      items: [
        'Building type, height and what stands next to it',
        'Stage of the job and the attachments on hire',
        'Machine make, weight class and boom length',
        'Cab guarding fitted and quick-hitch make',
        'Suspended floors: permitted loads and prop drawings',
        'Contamination found and masks required, with face-fit dates',
        'Working hours agreed with the council',
        'Scheme and logo demanded at the gate',
        'Start date, likely end and the name of the demolition supervisor',
      ],
    },
    {
      kind: 'prose',
      heading: 'City cores, power stations and old works',
      paragraphs: [
        [
          link('Birmingham', '/locations/birmingham'),
          ' means tight plots, party walls and traffic outside the hoarding, so smaller machines and clean loading. ',
          link('Coventry', '/locations/coventry'),
          ' renews its centre and its vehicle plants. Former power-station ground near ',
          link('Nottingham', '/locations/nottingham'),
          ' calls for heavy excavators and thick slabs. At Halesowen, foundations of old steelworks turn up below later floors. Allow time for a breaker.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Before you hire',
      items: [
        {
          question: 'Is a demolition card the law?',
          answer:
            'No. The law asks for competence and training. Cards are how most main contractors check for both.',
        },
        {
          question: 'Who insures the machine?',
          answer:
            'Your hire terms decide that, and they usually put it on the hirer. Settle it with your broker beforehand; an introduction changes nothing.',
        },
      ],
    },
  ],
};
