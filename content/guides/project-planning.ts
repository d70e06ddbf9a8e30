import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { limits, regulations } from '../regulations.ts';
import { coalPermit, whatToTell } from '../shared-sections.ts';
import { regulationSource, sources } from '../sources.ts';
import { category } from '../tickets/categories.ts';
import type { Guide } from './guide.ts';

export const projectPlanning: Guide = {
  name: 'Project Planning',
  group: 'before-booking',
  summary: 'What to tell us when you call, how long everything takes, and how to plan back from day one.',
  heroDrawing: { kind: 'machine', machine: 'crane-operators' },
  thumbnail: { kind: 'guide', drawingFile: 'calendar' },
  description:
    'Booking a plant operator: what to tell us, how early to call for each machine, permits and notices, and how to plan back from the first day.',
  question: 'What do you need before you book a plant operator?',
  intro:
    'Know the machine, the card your site asks for, the dates, the postcode and the risks. One call gets us started, and if you’re not sure of something we’ll work it out with you. Sort out permits and surveys first, because they take longest.',
  updated: '2026-11-23',
  related: {
    machines: ['crane-operators', 'piling-rig-operators', 'scraper-operators', 'excavator-operators'],
    towns: ['birmingham', 'coventry', 'leicester', 'nottingham'],
    sectors: ['infrastructure-projects', 'commercial-construction', 'residential-construction'],
    guides: ['certifications', 'site-management', 'construction-safety'],
  },
  sections: [
    whatToTell,
    {
      kind: 'table',
      heading: 'How long does everything take?',
      jump: 'How long it takes',
      intro: 'The slowest usually come first. Where someone else sets the time, ask them.',
      caption: 'Lead times to allow for before plant work starts',
      columns: ['What', 'Allow'],
      look: 'ranked',
      rows: [
        [
          'Environmental permits, water abstraction licences, road closures',
          'Months, set by the regulator or highway authority',
        ],
        ['Coal permit', ['Ask early how long to allow. ', ...coalPermit, '.']],
        [
          'Demolition notice to the council',
          ['Six weeks, unless it serves ', link('its own notice', regulations.buildingAct.href), ' sooner'],
        ],
        ['Site investigation and service surveys', 'Weeks, and before you fix the method'],
        ['Piling platform or crane base design', 'Weeks, with a temporary works check'],
        ['Client’s medical or clearance', 'Set by the client, so ask'],
        ['Operator for a rare machine', promises.rareLeadTime.text],
        [
          'Operator for most machines',
          [
            `We find one, ${promises.leadTime.text}. There’s more about `,
            link('a Monday or a Saturday', '/hire-operators#how-soon-can-someone-start'),
            ' on the hire page.',
          ],
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'What do we ask, and what do we check?',
      paragraphs: [
        [
          'We ask who you are, what the job is and what its risks are, as the ',
          link(regulations.conduct.short, regulations.conduct.href),
          ' require of an agency, and pass the answers to the driver.',
        ],
        [
          'We also ',
          link(promises.checksInShort.text, '/why-choose-us'),
          ' before you see a profile. That’s our own rule, not the law’s. You make the final choice. See an example of ',
          link('what a driver costs', '/hire-operators#what-it-costs'),
          '.',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'How to plan back from the first day',
      items: [
        {
          title: 'Quantities',
          text: 'Work out the cubic metres in and out, with swell, and where each load goes.',
        },
        {
          title: 'The bottleneck',
          text: 'Find what’s slowest, which may be the digger, the wagons, the tip’s hours or the compaction tests, and size everything else to it.',
        },
        {
          title: 'Machines',
          text: [
            'Choose them for the reach and the ground, using the sizes on ',
            link('the machine pages', '/services'),
            '.',
          ],
        },
        {
          title: 'Cards',
          text: [
            'Write the ',
            link('category', '/resources/certifications'),
            ` beside each machine. A tracked 14-tonne 360 that also lifts takes ${category('A59', 'A')} and C, or ${category('N202')} plus ${category('N100')}.`,
          ],
        },
        {
          title: 'Other people',
          text: `You may need a marshal with ${category('A73')}, or with ${category('N403')} at the gate and ${category('N133')} beside a machine. Slung loads need a slinger, usually with ${category('A40')} or ${category('N402')}, and an appointed person, usually ${category('A61')} or ${category('N401')}.`,
        },
        {
          title: 'Bad days',
          text: 'Allow for rain, a breakdown and a late survey, and agree a wet-day rate with the driver first.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'How long will you need them for?',
      intro: `You can hire ${promises.hireLength.text}, and each length needs its own planning.`,
      items: [
        {
          term: 'A day',
          text: 'Induction can take the first hour. Send the paperwork the evening before, and have the machine fuelled.',
        },
        {
          term: 'A week or two',
          text: 'Set the finish by the job, and warn the driver early if ground or weather moves the date.',
        },
        {
          term: 'A few months',
          text: 'Plan for holidays and who’d fill in, and ask when each category on the card runs out.',
        },
        {
          term: 'On and off',
          text: 'Say where the gaps are, so the operator can take other work in between.',
        },
      ],
    },
    {
      kind: 'callout',
      heading: 'Do you have to notify HSE?',
      jump: 'Notify HSE?',
      text: `The client does, on form F10, if the work will take ${limits.notification}. That’s ${regulations.cdm.short}. The other duties apply to a job of any size, and so does the construction phase plan.`,
    },
    {
      kind: 'checklist',
      heading: 'What the operator should find at the gate',
      items: [
        'A supervisor who’s expecting them by name',
        'An induction, with risk assessments and method statements (RAMS) for this machine on this ground',
        'Time to learn that model: controls, cameras, stops and isolation',
        'Drawings of buried services and the permit to dig',
        'The lift plan, if anything will hang from the hook',
        'Any protective kit that’s specific to your site',
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions before you call',
      items: [
        {
          question: 'What if we don’t know which machine we need?',
          answer:
            'Ring us with the job, the width of the access and the ground. We can say which tickets fit, and your hire firm can help you pick the machine.',
        },
        {
          question: 'Do you supply the machine as well?',
          answer: [
            'No, we only find people. Hire it from a plant firm, or ask them for operated hire if you want both together. Some hire firms don’t accept ',
            link('your own driver in a hired machine', '/hire-operators#plant-hire-firms-and-hired-machines'),
            ', so ask first.',
          ],
        },
        {
          question: 'Is three months ahead too early to ask?',
          answer: ['No, it helps, so ', link('get in touch', '/contact'), ' and tell us the likely month.'],
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'The rules behind the dates',
      checked: '2026-11-20',
      items: [
        sources.demolition,
        sources.induction,
        regulationSource(regulations.cdm),
        regulationSource(regulations.conduct),
      ],
    },
  ],
};
