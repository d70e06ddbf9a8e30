import { MachineRow } from '@/components/machines/machine-row';
import { Section } from '@/components/sections/section';
import { cardPairSize } from '@/components/tickets/figures/draw-card-pair';
import { SiteLink } from '@/components/ui/site-link';
import type { Thumbnail } from '@/content/guides/guide';
import type { MachineSlug } from '@/content/paths';
import { drawingOf, whiteImage } from '@/lib/machines/machine-drawings';
import type { Route } from '@/lib/routes/routes';
import { cardPairFile } from '@/lib/images/figure-files';

export type LinkGroupEntry = Pick<Route, 'path' | 'name' | 'lang'> & {
  readonly summary: string;
  /** Drawn in a row beside the link. */
  readonly machines?: readonly MachineSlug[];
  /** Drawn above the link, which makes the group a grid of tiles. */
  readonly thumbnail?: Thumbnail;
};

type LinkGroup = {
  readonly heading: string;
  readonly text: string;
  readonly entries: readonly LinkGroupEntry[];
};

const imageOf = (thumbnail: Thumbnail) => {
  if (thumbnail === 'cards') return { src: `/${cardPairFile}`, ...cardPairSize };
  if (thumbnail === 'hirer' || thumbnail === 'operator')
    return { src: `/parties/${thumbnail}.svg`, width: 60, height: 178 };
  return { src: whiteImage(drawingOf(thumbnail)), width: 320, height: 200 };
};

export const LinkGroups = ({ groups }: { readonly groups: readonly LinkGroup[] }) =>
  groups.map(({ heading, text, entries }, index) => (
    <Section
      key={heading}
      heading={heading}
      intro={text}
      band={index % 2 === 1 ? 'paper' : undefined}
      hasAllColumns={entries.some(({ machines, thumbnail }) => machines ?? (thumbnail && entries.length > 2))}
    >
      <ul className={entries.some(({ thumbnail }) => thumbnail) ? 'link-tiles' : 'link-group'}>
        {entries.map(({ path, name, summary, lang, machines = [], thumbnail }) => (
          <li key={path} lang={lang}>
            {machines.length > 0 && <MachineRow machines={machines} />}
            {thumbnail && <img {...imageOf(thumbnail)} alt="" loading="lazy" className="thumbnail" />}
            <div>
              <h3>
                <SiteLink href={path}>{name}</SiteLink>
              </h3>
              <p>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  ));
