import { GridRow } from '@/components/sections/grid-row.tsx';
import { SiteLink } from '@/components/ui/site-link.tsx';
import { siteLanguage } from '@/content/language.ts';
import type { MachineEntry } from '@/content/machines/index.ts';
import { machineCategories } from '@/content/machines/machine-categories.ts';
import { factText } from '@/content/machines/machine.ts';
import { bareCategory } from '@/content/tickets/categories.ts';
import { pageOf } from '@/lib/pages/pages.ts';

type MachineFactsProps = { readonly machine: MachineEntry };

/** Four facts in a row below the heading of a machine page. */
export const MachineFacts = ({ machine }: MachineFactsProps) => {
  const { slug, facts } = machine;
  const { cpcs, npors } = machineCategories(machine);
  return (
    <GridRow as="dl" className="machine-facts">
      <div>
        <dt lang={siteLanguage}>{factText.range}</dt>
        <dd>{facts.range}</dd>
      </div>
      <div>
        <dt lang={siteLanguage}>{factText.hire}</dt>
        <dd>{facts.hire}</dd>
      </div>
      <div>
        <dt lang={siteLanguage}>{factText.cards}</dt>
        {[cpcs, npors].map(
          ([first, ...others]) =>
            first && (
              <dd key={first}>
                <strong>{[bareCategory(first), ...others].join(', ')}</strong>
              </dd>
            ),
        )}
        <dd className="print:hidden">
          <SiteLink href={`/which-ticket#${slug}`} lang={siteLanguage} className="underline">
            {pageOf('/which-ticket').name}
          </SiteLink>
        </dd>
      </div>
      <div>
        <dt lang={siteLanguage}>{factText.provide}</dt>
        <dd>{facts.provide}</dd>
      </div>
    </GridRow>
  );
};
