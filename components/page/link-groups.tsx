import { MachineRow } from '@/components/machines/machine-row';
import { MachineStrip } from '@/components/machines/machine-strip';
import { Section } from '@/components/sections/section';
import { SiteLink } from '@/components/ui/site-link';
import type { MachineSlug } from '@/content/site/site-path';
import type { Route } from '@/lib/site/routes';

type LinkGroup = {
  readonly heading: string;
  readonly text: string;
  readonly machines?: readonly MachineSlug[];
  readonly links: readonly (Pick<Route, 'path' | 'name' | 'lang'> & {
    readonly summary: string;
    readonly machines?: readonly MachineSlug[];
  })[];
};

export const LinkGroups = ({ groups }: { readonly groups: readonly LinkGroup[] }) =>
  groups.map(({ heading, text, machines: ofGroup, links }) => (
    <Section
      key={heading}
      heading={heading}
      intro={text}
      picture={ofGroup && <MachineStrip machines={ofGroup} />}
      hasAllColumns={links.some(({ machines }) => machines !== undefined)}
    >
      <ul className="link-group">
        {links.map(({ path, name, summary, lang, machines = [] }) => (
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
