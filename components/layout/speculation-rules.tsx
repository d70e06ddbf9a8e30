const inside = { href_matches: '/*' };
const forms = { href_matches: ['/contact', '/contact?*', '/contact/*', '/operator-registration*'] };

/** Form pages start scripts, so they are fetched ahead but never run ahead. */
const rules = {
  prerender: [{ where: { and: [inside, { not: forms }] }, eagerness: 'moderate' }],
  prefetch: [{ where: forms, eagerness: 'moderate' }],
};

/** Lets the browser make the next page ready while a link is being pointed at. */
export const SpeculationRules = () => (
  <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
);
