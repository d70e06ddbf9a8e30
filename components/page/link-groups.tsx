import { MachineRow } from '@/components/machines/machine-row';
import { Section } from '@/components/sections/section';
import { cardPairSize } from '@/components/tickets/figures/draw-card-pair';
import { cardSize } from '@/components/tickets/figures/draw-card';
import { measuredStyle } from '@/components/ui/measured-style';
import { SiteLink } from '@/components/ui/site-link';
import { figures } from '@/content/drawings/figures';
import type { Thumbnail } from '@/content/guides/guide';
import type { MachineSlug } from '@/content/site/site-path';
import type { Route } from '@/lib/routes/routes';

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

/** Decorative, because the guides explain it. */
const ThumbnailImage = ({ figure, x, y, width }: Thumbnail) => {
  const size =
    figure === 'card'
      ? cardSize
      : figure === 'cards'
        ? cardPairSize
        : { width: 360, height: figures[figure].height };
  const { className, rule } = measuredStyle({
    '--whole': size.width,
    '--part': width,
    '--left': x,
    '--top': y,
  });
  return (
    <div className={`thumbnail ${className}`}>
      {rule}
      <img src={`/figures/${figure}.svg`} alt="" {...size} loading="lazy" />
    </div>
  );
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
            {thumbnail && <ThumbnailImage {...thumbnail} />}
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
