import type { IconName } from '../drawings/icon-name';
import type { AskedQuestion, Sections } from '../section';
import type { ShareDrawing, FixedPageFields } from '../page';
import type { FixedPath, MachineSlug } from '../paths';
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

/** A page outside the families, with what menus, titles, the sitemap and embeds use of it. */
export type FixedPage = Pick<FixedPageFields, 'title' | 'description' | 'updated' | 'lang' | 'unlisted'> & {
  /** The name in links. */
  readonly name: string;
  readonly sections: Sections;
  readonly shareDrawing: ShareDrawing;
  /** For the structured data of a page that consists of questions. */
  readonly questions?: readonly AskedQuestion[];
};

const page = (
  name: string,
  {
    title,
    description,
    updated,
    lang,
    unlisted,
    sections = [],
  }: FixedPageFields & { readonly sections?: Sections },
  shareDrawing: ShareDrawing,
): FixedPage => ({ name, title, description, updated, lang, unlisted, sections, shareDrawing });

const machine = (slug: MachineSlug): ShareDrawing => ({ kind: 'machine', machine: slug });
const icon = (name: IconName): ShareDrawing => ({ kind: 'icon', name });

/** The site doesn't compile if a folder in `app` has no entry, or an entry has no folder. */
export const pages = {
  '/': page('Home', home, machine('excavator-operators')),
  '/about': page('About', about, machine('dozer-operators')),
  '/services': page('Services', machinesPage, machine('telehandler-operators')),
  '/locations': page('Locations', townsPage, { kind: 'map' }),
  '/industries': page('Industries', sectorsPage, icon('quarry')),
  '/resources': page('Resources', guidesPage, icon('book')),
  '/which-ticket': page('Which ticket?', whichTicket, { kind: 'card' }),
  '/hire-operators': page('Hire Operators', hireOperators, icon('handshake')),
  '/operator-registration': page('Join as Operator', operatorRegistration, { kind: 'card' }),
  '/contact': page('Contact', contact, icon('phone')),
  '/why-choose-us': page('Why Choose Us', whyChooseUs, icon('shield')),
  '/for-buyers': page('For Buyers', forBuyers, icon('document')),
  '/testimonials': page('Testimonials', testimonials, icon('star')),
  '/faq': { ...page('FAQ', faq, icon('users')), questions: askedQuestions },
  '/privacy-policy': page('Privacy Policy', privacyPolicy, icon('document')),
  '/terms-conditions': page('Terms and Conditions', termsConditions, icon('clipboard')),
} as const satisfies Record<FixedPath, FixedPage>;
