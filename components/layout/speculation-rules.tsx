import { forms } from '@/content/forms';

const inside = { href_matches: '/*' };
/** Don't prerender pages with forms, because they run scripts. Only prefetch them. */
const formPages = { href_matches: forms.flatMap(({ page }) => [page, `${page}?*`, `${page}/*`]) };
const downloads = { href_matches: '/*.vcf' };

const rules = {
  prerender: [{ where: { and: [inside, { not: formPages }, { not: downloads }] }, eagerness: 'moderate' }],
  prefetch: [{ where: formPages, eagerness: 'moderate' }],
};

export const SpeculationRules = () => (
  <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
);
