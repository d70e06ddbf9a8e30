import type { FixedPageFields } from '../page';
import type { FixedPath } from '../paths';
import { about } from './about';
import { contact } from './contact';
import { askedQuestions, faq } from './faq';
import { forBuyers } from './for-buyers';
import { hireOperators } from './hire-operators';
import { home } from './home';
import { sectorsPage } from './sectors';
import { townsPage } from './towns';
import { operatorRegistration } from './operator-registration';
import { privacyPolicy } from './privacy-policy';
import { guidesPage } from './guides';
import { machinesPage } from './machines';
import { termsConditions } from './terms-conditions';
import { testimonials } from './testimonials';
import { whichTicket } from './which-ticket';
import { whyChooseUs } from './why-choose-us';

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
  '/faq': { ...faq, askedQuestions },
  '/privacy-policy': privacyPolicy,
  '/terms-conditions': termsConditions,
} as const satisfies Record<FixedPath, FixedPageFields>;
