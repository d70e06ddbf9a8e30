import { MachineDrawing } from '@/components/ui/machine-drawing';
import { RichText } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import type { MachineWork } from '@/content/section';
import { services } from '@/content/services';
import { ticketLines } from '@/content/ticket-lines';
import { withNoBreakSpaces } from '@/lib/site/format';

/** A list of machines with side views. Each links to the machine's page. */
export const MachineList = ({ items }: { readonly items: readonly MachineWork[] }) => (
  <ul className="machine-list">
    {items.map(({ service, name, work, ticket }) => {
      const { path, machine, drawing } = services.get(service);
      return (
        <li key={service}>
          <MachineDrawing machine={drawing} />
          <div>
            <h3>
              <SiteLink href={path} className="stretched">
                {name ?? machine}
              </SiteLink>
            </h3>
            <p>
              <RichText text={work} />
            </p>
            <p>{withNoBreakSpaces(ticketLines[ticket])}</p>
          </div>
        </li>
      );
    })}
  </ul>
);
