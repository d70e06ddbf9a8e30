import { MachineRow } from '@/components/machines/machine-row';
import { Section } from '@/components/sections/section';
import { cardPairSize } from '@/components/tickets/figures/draw-card-pair';
import { cardSize } from '@/components/tickets/figures/draw-card';
import { SiteLink } from '@/components/ui/site-link';
import { workingFigures } from '@/content/drawings/figures';
import type { GroupPicture } from '@/content/pages/list-page-text';
import type { MachineSlug } from '@/content/site/site-path';
import type { Route } from '@/lib/site/routes';

type LinkGroup = {
  readonly heading: string;
  readonly text: string;
  readonly picture?: GroupPicture;
  readonly entries: readonly (Pick<Route, 'path' | 'name' | 'lang'> & {
    readonly summary: string;
    readonly machines?: readonly MachineSlug[];
  })[];
};

/** Decorative, because the guides explain it. */
const Picture = ({ name }: { readonly name: GroupPicture }) => {
  const size =
    name === 'card'
      ? cardSize
      : name === 'cards'
        ? cardPairSize
        : { width: 360, height: workingFigures[name].height };
  return <img src={`/figures/${name}.svg`} alt="" {...size} loading="lazy" className="link-picture" />;
};

export const LinkGroups = ({ groups }: { readonly groups: readonly LinkGroup[] }) =>
  groups.map(({ heading, text, picture, entries }, index) => (
    <Section
      key={heading}
      heading={heading}
      intro={text}
      picture={picture && <Picture name={picture} />}
      band={index % 2 === 1 ? 'paper' : undefined}
      hasAllColumns={entries.some(({ machines }) => machines !== undefined)}
    >
      <ul className="link-group">
        {entries.map(({ path, name, summary, lang, machines = [] }) => (
          <li key={path} lang={lang}>
            {machines.length > 0 && <MachineRow machines={machines} />}
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
