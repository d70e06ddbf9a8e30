import type { FixedPath } from '../site-path';
export type PageMeta = { readonly name: string; readonly title: string; readonly description: string };
const p = (name: string) => ({ name, title: name, description: name });
export const pages: Record<FixedPath, PageMeta> = {
  '/': p('Home'),
  '/about': p('About'),
  '/services': p('Services'),
  '/hire-operators': p('Hire Operators'),
  '/operator-registration': p('Join as Operator'),
  '/contact': p('Contact'),
  '/why-choose-us': p('Why Choose Us'),
  '/testimonials': p('Testimonials'),
  '/faq': p('FAQ'),
  '/privacy-policy': p('Privacy Policy'),
  '/terms-conditions': p('Terms and Conditions'),
  '/locations': p('Locations'),
  '/industries': p('Industries'),
  '/resources': p('Resources'),
};
