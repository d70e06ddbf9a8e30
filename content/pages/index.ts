import type { FixedPath } from '../paths.ts';
import type { FixedPageFields } from '../types/page.ts';
import { about } from './about.ts';
import { contact } from './contact.ts';
import { faq } from './faq.ts';
import { forBuyers } from './for-buyers.ts';
import { guidesPage } from './guides.ts';
import { hireOperators } from './hire-operators.ts';
import { home } from './home.ts';
import { machinesPage } from './machines.ts';
import { operatorRegistration } from './operator-registration.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { sectorsPage } from './sectors.ts';
import { termsConditions } from './terms-conditions.ts';
import { testimonials } from './testimonials.ts';
import { townsPage } from './towns.ts';
import { whichTicket } from './which-ticket.ts';
import { whyChooseUs } from './why-choose-us.ts';

export const pages = {
  '/': home,
  '/about': about,
  '/services': machinesPage,
  '/locations': townsPage,
  '/industries': sectorsPage,
  '/resources': guidesPage,
  '/which-ticket': whichTicket,
  '/hire-operators': hireOperators,
  '/operator-registration': operatorRegistration,
  '/contact': contact,
  '/why-choose-us': whyChooseUs,
  '/for-buyers': forBuyers,
  '/testimonials': testimonials,
  '/faq': faq,
  '/privacy-policy': privacyPolicy,
  '/terms-conditions': termsConditions,
} as const satisfies Record<FixedPath, FixedPageFields>;
