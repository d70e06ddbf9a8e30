import { cardSchemes } from '../cards';
import { terms } from '../company';
import { locations } from '../locations';
import { link, type Question } from '../section';
import { beyondRegions, regionList } from './coverage';
import type { TopPage } from './top-page';

const { cpcs, npors, mpqc } = cardSchemes;

/** The four questions that every hirer asks. */
export const faq = {
  title: 'Frequently Asked Questions',
  description:
    'Are operators qualified, which areas are covered, how soon can someone start, and on what terms? Four straight answers for Midlands site managers.',
  heading: 'Frequently Asked Questions',
  intro: [
    'Four questions come up on nearly every call. If yours is about a particular machine, its ',
    link('service page', '/services'),
    ' has answers of its own.',
  ],
  updated: '2026-11-20',
  questions: [
    {
      question: 'Are the operators qualified?',
      answer: [
        `Yes. Everyone introduced holds a current ${npors.name} or ${cpcs.name} card, or an equivalent that your site accepts, such as ${mpqc.name} in a quarry. Each card is checked with its scheme for expiry, category, endorsement and photograph, and references are followed up. A red card means ${cpcs.red.title}: tests passed, vocational qualification to come. Blue means ${cpcs.blue.title}. Say if you need blue. No card replaces your induction or familiarisation on the machine. `,
        link('The certifications guide', '/resources/certifications'),
        ' lists every category.',
      ],
    },
    {
      question: 'Which areas are covered?',
      answer: [
        `${regionList}, and ${beyondRegions}. ${locations.entries.length} towns have a page with the roads in, the ground and the usual work, from `,
        link('Birmingham', '/locations/birmingham'),
        ' and ',
        link('Coventry', '/locations/coventry'),
        ' to ',
        link('Leicester', '/locations/leicester'),
        ' and ',
        link('Worcester', '/locations/worcester'),
        '. If your site lies between them, give the postcode: what counts is how far each operator will travel, and we ask them before sending a profile.',
      ],
    },
    {
      question: 'How quickly can an operator start?',
      answer: [
        `Often ${terms.supply}, and otherwise within ${terms.supplyRange}, subject to availability. Dumper, roller and 360 cards are widely held. Scrapers, graders, piling rigs and large cranes take longer. So do night shifts, client medicals and sites that want their induction booked ahead. Ring early in the day with the machine, the place, the dates and the gate’s card rule. `,
        link('What to have ready', '/hire-operators'),
        ' is on one page.',
      ],
    },
    {
      question: 'What are the hire terms?',
      answer: [
        `Hire is flexible: ${terms.hire}. We act as an introducer. You choose the operator and agree pay, hours, length and basis with them; you also provide a safe site, induction and supervision. What you pay us for the introduction is set out in writing before anyone is put forward, and the operator pays us nothing. Insurance is confirmed in writing by both sides before a start. Read the `,
        link('terms and conditions', '/terms-conditions'),
        ' or ',
        link('ask for a copy', '/contact'),
        ' to show your buyer.',
      ],
    },
  ],
} as const satisfies TopPage & { readonly questions: readonly Question[] };
