import { guidesPage } from '../guides/list-page.ts';
import { machinesPage } from '../machines/list-page.ts';
import type { Page } from '../model/page.ts';
import { fixedPaths } from '../paths.ts';
import { sectorsPage } from '../sectors/list-page.ts';
import { townsPage } from '../towns/list-page.ts';
import { about } from './about.ts';
import { contact } from './contact.ts';
import { faq } from './faq.ts';
import { forBuyers } from './for-buyers.ts';
import { hireOperators } from './hire-operators.ts';
import { home } from './home.ts';
import { operatorRegistration } from './operator-registration.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsConditions } from './terms-conditions.ts';
import { testimonials } from './testimonials.ts';
import { whichTicket } from './which-ticket.ts';
import { whyChooseUs } from './why-choose-us.ts';

/** Pages outside the families. */
export const pages = [
  home,
  about,
  machinesPage,
  townsPage,
  sectorsPage,
  guidesPage,
  whichTicket,
  hireOperators,
  operatorRegistration,
  contact,
  whyChooseUs,
  forBuyers,
  testimonials,
  faq,
  privacyPolicy,
  termsConditions,
] as const satisfies readonly Page[];

// Doesn't compile if a page is missing in the list above.
void (fixedPaths satisfies readonly (typeof pages)[number]['path'][]);
