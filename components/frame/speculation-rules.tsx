import { forms } from '@/content/forms/index.ts';
import { formResults, resultPath } from '@/content/forms/results.ts';
import { thirdPartyScripts } from '@/content/third-parties/scripts.ts';
import { pageOf } from '@/lib/pages/pages.ts';

const inside = { href_matches: '/*' };
/**
 * Don't prerender pages with forms, because they run scripts. Only prefetch them. Pages must not mention the path of
 * an unlisted page.
 */
const formPages = {
  href_matches: forms
    .filter(({ pagePath }) => !pageOf(pagePath).unlisted)
    .flatMap((form) => [
      form.pagePath,
      `${form.pagePath}?*`,
      ...formResults.map((result) => resultPath(form, result)),
    ]),
};
const downloads = { href_matches: '/*.vcf' };

const contentPages = { and: [inside, { not: formPages }, { not: downloads }] };

const rule = (where: object) => [{ where, eagerness: 'moderate' }];

/** Prerendering a page runs its scripts, so statistics would count visits that never happen. */
const rules =
  thirdPartyScripts.length === 0
    ? { prerender: rule(contentPages), prefetch: rule(formPages) }
    : { prefetch: rule({ and: [inside, { not: downloads }] }) };

export const SpeculationRules = () => (
  <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
);
