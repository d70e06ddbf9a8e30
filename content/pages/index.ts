import type { FixedPath } from '../site-path';
import { about } from './about';
import { contact } from './contact';
import { faq } from './faq';
import { hireOperators } from './hire-operators';
import { home } from './home';
import { industriesPage } from './industries';
import { locationsPage } from './locations';
import { operatorRegistration } from './operator-registration';
import { privacyPolicy } from './privacy-policy';
import { resourcesPage } from './resources';
import { servicesPage } from './services';
import { termsConditions } from './terms-conditions';
import { testimonials } from './testimonials';
import type { TopPage } from './top-page';
import { whichTicket } from './which-ticket';
import { whyChooseUs } from './why-choose-us';

/** A page with a folder of its own, as menus, titles and the sitemap need it. */
export type FixedPage = Pick<TopPage, 'title' | 'description' | 'updated'> & {
  /** As a link says it. */
  readonly name: string;
};

const named = (name: string, { title, description, updated }: TopPage): FixedPage => ({
  name,
  title,
  description,
  updated,
});

/** Every page with a folder of its own. A folder without an entry, or an entry without a folder, does not compile. */
export const pages = {
  '/': named('Home', home),
  '/about': named('About', about),
  '/services': named('Services', servicesPage),
  '/locations': named('Locations', locationsPage),
  '/industries': named('Industries', industriesPage),
  '/resources': named('Resources', resourcesPage),
  '/which-ticket': named('Which ticket?', whichTicket),
  '/hire-operators': named('Hire Operators', hireOperators),
  '/operator-registration': named('Join as Operator', operatorRegistration),
  '/contact': named('Contact', contact),
  '/why-choose-us': named('Why Choose Us', whyChooseUs),
  '/testimonials': named('Testimonials', testimonials),
  '/faq': named('FAQ', faq),
  '/privacy-policy': named('Privacy Policy', privacyPolicy),
  '/terms-conditions': named('Terms and Conditions', termsConditions),
} as const satisfies Record<FixedPath, FixedPage>;
