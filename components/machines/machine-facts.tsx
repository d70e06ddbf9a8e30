import { SiteLink } from '@/components/ui/site-link';
import { bareCategory, type CategoryCode } from '@/content/tickets/categories';
import { servicePlate } from '@/content/pages/services';
import type { services } from '@/content/services';
import { withNoBreakSpaces } from '@/lib/site/format';
import { routeOf } from '@/lib/site/routes';

type MachineFactsProps = { readonly service: ReturnType<typeof services.get> };

/** Four facts in a row below the heading of a machine page. */
export const MachineFacts = ({ service: { slug, plate, categories } }: MachineFactsProps) => (
  <dl className="page-section machine-facts">
    <div>
      <dt>{servicePlate.range}</dt>
      <dd>{withNoBreakSpaces(plate.range)}</dd>
    </div>
    <div>
      <dt>{servicePlate.hire}</dt>
      <dd>{plate.hire}</dd>
    </div>
    <div>
      <dt>{servicePlate.cards}</dt>
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
      <dt>{servicePlate.provide}</dt>
      <dd>{plate.provide}</dd>
    </div>
  </dl>
);
