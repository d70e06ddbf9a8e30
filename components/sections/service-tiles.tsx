import { MachineDrawing } from '@/components/ui/machine-drawing';
import { SiteLink } from '@/components/ui/site-link';
import type { services } from '@/content/services';

/** `names` is the heading level, which depends on whether the tiles are under an h1 or an h2. */
type ServiceTilesProps = {
  readonly entries: typeof services.entries;
  readonly names: 'h2' | 'h3';
};

/** A tile for each service: its machine, its name and one sentence. The whole tile is one link. */
export const ServiceTiles = ({ entries, names: Name }: ServiceTilesProps) => (
  <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
    {entries.map(({ slug, path, name, summary, drawing }) => (
      <li key={slug} className="link-tile grid grid-cols-[120px_1fr] sm:block">
        <MachineDrawing
          machine={drawing}
          hasTransition
          className="h-full w-full border-line bg-paper object-contain p-2 max-sm:border-r-2 sm:h-40 sm:border-b-2 sm:p-3"
        />
        <div className="p-3 sm:p-4">
          <Name className="text-xl">
            <SiteLink href={path} className="stretched">
              {name}
            </SiteLink>
          </Name>
          <p className="mt-1 text-base">{summary}</p>
        </div>
      </li>
    ))}
  </ul>
);
