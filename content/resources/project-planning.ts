import { card } from '../cards';
import { terms } from '../company';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import { sources, regulationSource } from '../sources';
import type { Resource } from './resource';

export const projectPlanning: Resource = {
  name: 'Project Planning',
  group: 'before-booking',
  summary: 'Twelve answers to have ready, lead times from permits to operators, and a plan worked backwards.',
  pictogram: 'calendar',
  description:
    'Twelve answers to have ready before you ring for a plant operator, lead times from permits to operators, F10 thresholds and the plan for day one.',
  heading: 'What to have ready before you ring for an operator',
  intro:
    'Have the machine, the category, the dates, the postcode and the hazards to hand, and one call is enough to start the search. Common machines can often be covered quickly; rare ones, permits and surveys cannot. Here is what to settle, and when.',
  updated: '2026-11-20',
  related: {
    services: ['crane-operators', 'piling-rig-operators', 'scraper-operators', 'excavator-operators'],
    locations: ['birmingham', 'coventry', 'leicester', 'nottingham'],
    industries: ['infrastructure-projects', 'commercial-construction', 'residential-construction'],
    resources: ['certifications', 'site-management', 'construction-safety'],
  },
  sections: [
    {
      kind: 'checklist',
      heading: 'Twelve answers that make the call short',
      intro: 'Tick what you know. A gap is fine, as long as we know it is one.',
      items: [
        'Machine: make, model and operating weight',
        'Attachments, and who fits them',
        [
          'Category and colour of card that the client accepts; the ',
          link('category table', '/resources/certifications'),
          ' helps',
        ],
        'The work in one sentence, with depth, height or haul length',
        'Any lifting, and who writes the lift plan',
        'First day, last day, shift times, weekends or nights',
        'Postcode, gate and the road in',
        'Hazards you already know: services, slopes, water, public, contamination',
        'Controls in place for them',
        'Induction: when, how long, online or at the gate',
        'Extra demands: medical, drug test, security clearance, street works card',
        'Name and number of whoever meets the operator',
      ],
    },
    {
      kind: 'prose',
      heading: 'The law makes us ask',
      paragraphs: [
        `The ${regulations.conduct.short} are the reason for the hazard questions. ${regulations.conduct.asks} An agency that skips the questions has learned nothing about your job.`,
        [
          'You choose from the profiles, engage the operator and keep the site duties. The three steps are on ',
          link('hire operators', '/hire-operators'),
          '; the conditions are in the ',
          link('terms', '/terms-conditions'),
          '.',
        ],
      ],
    },
    {
      kind: 'table',
      heading: 'How long things take, longest first',
      intro: 'Where another body sets the time, ask that body. Only the last three are ours to answer.',
      caption: 'Lead times to allow for before plant work starts',
      columns: ['Item', 'Allow'],
      rows: [
        ['Permits, abstraction, highway closures', 'Months; set by the regulator or highway authority'],
        ['Demolition notice to the local authority', `At least ${limits.demolitionNotice}`],
        ['Site investigation and service surveys', 'Weeks, and before the method is fixed'],
        ['Piling platform or crane base design', 'Weeks, with a temporary works check'],
        ['Client’s medical or clearance', 'As long as the client’s own process'],
        [
          'Operator for scraper, grader, piling rig or large crane',
          'Ring as soon as the week is known: fewer people hold these',
        ],
        ['Operator for a common machine', `Often in ${terms.supplyRange}, subject to availability`],
        ['Same-week replacement', `Sometimes ${terms.supply}, subject to availability; ring first`],
      ],
    },
    {
      kind: 'steps',
      heading: 'Work backwards from the first bucket',
      items: [
        {
          term: 'Quantities',
          text: 'Cubic metres out and in, swell allowed for, and where each goes.',
        },
        {
          term: 'The slowest link',
          text: 'Find it: digger, wagons, tip opening hours or the compaction test. Size the rest to it.',
        },
        {
          term: 'Machines',
          text: [
            'Choose for the reach and the ground. Our ',
            link('service pages', '/services'),
            ' give size bands.',
          ],
        },
        {
          term: 'Categories',
          text: `Write the code beside each machine. A 14-tonne 360 that also lifts is ${card('A59')} with the lifting endorsement.`,
        },
        {
          term: 'People round it',
          text: `Marshal, slinger and, for lifts, an appointed person: ${card('N133')}, ${card('A40')}, ${card('A61')}.`,
        },
        {
          term: 'Float',
          text: 'Rain, a breakdown and a late survey. Decide now what the operator does on such a day.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Length of hire changes the plan',
      intro: `Hires run ${terms.hire}.`,
      items: [
        {
          term: 'One day',
          text: 'Induction can take the first hour of it. Send paperwork the evening before and have the machine fuelled.',
        },
        {
          term: 'A week or two',
          text: 'Fix the finish by task. Warn us early if ground or weather moves the date.',
        },
        {
          term: 'A season',
          text: 'Plan holidays, card expiry dates and a named stand-in. Ask for the expiry of each category at the start.',
        },
        {
          term: 'Stop and start',
          text: 'Say so. An operator who knows the gaps can take other work and come back.',
        },
      ],
    },
    {
      kind: 'callout',
      heading: 'Is the job notifiable?',
      text: `Under ${regulations.cdm.short} the client notifies HSE on form F10 when work will take ${limits.notification}. The other duties apply to the smallest job too, the construction phase plan included.`,
    },
    {
      kind: 'list',
      heading: 'What the operator should find at the gate',
      items: [
        'Somebody expecting them by name',
        'RAMS that mention this machine on this ground',
        'Time with the machine before it earns',
        'Drawings of buried services, and the permit to dig',
        'The lift plan, when something will hang from the hook',
        'Gloves, glasses and the rest, if yours differ from the usual five',
      ],
    },
    {
      kind: 'questions',
      heading: 'Before you ring',
      items: [
        {
          question: 'What if I do not know which machine I need?',
          answer:
            'Ring with the task, the access width and the ground. We can say which categories fit; the choice of plant stays with you and the hire firm.',
        },
        {
          question: 'Is it too early to ask about a job in three months?',
          answer: [
            'No. Early enquiries help with rarer machines. Use the ',
            link('contact form', '/contact'),
            ' and put the likely month in the subject.',
          ],
        },
        {
          question: 'May I interview the operator first?',
          answer: 'Yes. You receive the profile and card details, and the decision is yours.',
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Rules behind the dates',
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
