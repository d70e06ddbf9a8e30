const inside = { href_matches: '/*' };
const forms = { href_matches: ['/contact', '/contact?*', '/contact/*', '/operator-registration*'] };

/** Form pages run scripts, so they are prefetched and never prerendered. */
const rules = {
  prerender: [{ where: { and: [inside, { not: forms }] }, eagerness: 'moderate' }],
  prefetch: [{ where: forms, eagerness: 'moderate' }],
};

/** Has browsers prerender the next page while the pointer is over its link. */
export const SpeculationRules = () => (
  <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
);
