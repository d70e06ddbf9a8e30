import { Pictogram } from '@/components/ui/pictogram';
import { RichText } from '@/components/ui/rich-text';
import type { Tile } from '@/content/pages/top-page';

/** `titles` is the heading level: h2 under an h1, h3 under an h2. */
type TileGridProps = { readonly tiles: readonly Tile[]; readonly titles: 'h2' | 'h3' };

/** A grid of features, values or reasons. */
export const TileGrid = ({ tiles, titles: Title }: TileGridProps) => (
  <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
    {tiles.map(({ pictogram, title, text }) => (
      <li key={title} className="border-t-2 border-ink pt-4">
        <Pictogram name={pictogram} className="size-9" />
        <Title className="mt-3 text-xl/tight">{title}</Title>
        <p className="mt-1 text-base">
          <RichText text={text} />
        </p>
      </li>
    ))}
  </ul>
);
