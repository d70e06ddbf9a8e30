import { MachineRow } from '@/components/machines/machine-row';
import { Section } from '@/components/sections/section';
import { cardSize } from '@/components/tickets/figures/draw-card';
import { SiteLink } from '@/components/ui/site-link';
import { type FigureName, workingFigures } from '@/content/drawings/figures';
import type { MachineSlug } from '@/content/site/site-path';
import type { Route } from '@/lib/site/routes';

type LinkGroup = {
  readonly heading: string;
  readonly text: string;
  readonly picture?: FigureName | 'card';
  readonly entries: readonly (Pick<Route, 'path' | 'name' | 'lang'> & {
    readonly summary: string;
    readonly machines?: readonly MachineSlug[];
  })[];
};

/** Decorative, because the guides explain it. */
const GroupPicture = ({ name }: { readonly name: FigureName | 'card' }) => {
  const size = name === 'card' ? cardSize : { width: 360, height: workingFigures[name].height };
  return <img src={`/figures/${name}.svg`} alt="" {...size} loading="lazy" className="link-picture" />;
};

export const LinkGroups = ({ groups }: { readonly groups: readonly LinkGroup[] }) =>
  groups.map(({ heading, text, picture, entries }, index) => (
    <Section
      key={heading}
      heading={heading}
      intro={text}
      picture={picture && <GroupPicture name={picture} />}
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
