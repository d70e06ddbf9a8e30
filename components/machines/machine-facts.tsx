import { SiteLink } from '@/components/ui/site-link';
import { bareCategory, type CategoryCode } from '@/content/tickets/categories';
import { machinePlate } from '@/content/pages/services';
import type { MachineEntry } from '@/content/services';
import { withNoBreakSpaces } from '@/lib/site/format';
import { routeOf } from '@/lib/site/routes';

type MachineFactsProps = { readonly machine: MachineEntry };

/** Four facts in a row below the heading of a machine page. */
export const MachineFacts = ({ machine: { slug, plate, categories } }: MachineFactsProps) => (
  <dl className="page-section machine-facts">
    <div>
      <dt>{machinePlate.range}</dt>
      <dd>{withNoBreakSpaces(plate.range)}</dd>
    </div>
    <div>
      <dt>{machinePlate.hire}</dt>
      <dd>{plate.hire}</dd>
    </div>
    <div>
      <dt>{machinePlate.cards}</dt>
      {[categories.cpcs, categories.npors].map(([first, ...others]: readonly CategoryCode[]) =>
        first === undefined ? null : (
          <dd key={first}>
            <strong>{[withNoBreakSpaces(bareCategory(first)), ...others].join(', ')}</strong>
          </dd>
        ),
      )}
      <dd className="no-print">
        <SiteLink href={`/which-ticket#${slug}`} className="underline">
          {routeOf('/which-ticket').name}
        </SiteLink>
      </dd>
    </div>
    <div>
      <dt>{machinePlate.provide}</dt>
      <dd>{plate.provide}</dd>
    </div>
  </dl>
);
