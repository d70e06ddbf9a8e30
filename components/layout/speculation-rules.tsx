import { forms } from '@/content/forms';

const inside = { href_matches: '/*' };
/** Pages with forms run scripts, so they are prefetched but never prerendered. */
const formPages = { href_matches: forms.flatMap(({ page }) => [page, `${page}?*`, `${page}/*`]) };
const downloads = { href_matches: '/*.vcf' };

const rules = {
  prerender: [{ where: { and: [inside, { not: formPages }, { not: downloads }] }, eagerness: 'moderate' }],
  prefetch: [{ where: formPages, eagerness: 'moderate' }],
};

/** Makes browsers prerender a page while the pointer is over its link. */
export const SpeculationRules = () => (
  <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
);
