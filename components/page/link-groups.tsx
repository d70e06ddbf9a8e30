import { MachineRow } from '@/components/machines/machine-row';
import { Section } from '@/components/sections/section';
import { Pictogram } from '@/components/ui/pictogram';
import { SiteLink } from '@/components/ui/site-link';
import type { Pictogram as PictogramName } from '@/content/site/pictogram';
import type { ServiceSlug } from '@/content/site/site-path';
import type { Route } from '@/lib/site/routes';

type LinkGroup = {
  readonly heading: string;
  readonly text: string;
  readonly links: readonly (Pick<Route, 'path' | 'name' | 'lang'> & {
    readonly summary: string;
    readonly machines?: readonly ServiceSlug[];
    readonly pictogram?: PictogramName;
  })[];
};

export const LinkGroups = ({ groups }: { readonly groups: readonly LinkGroup[] }) =>
  groups.map(({ heading, text, links }) => (
    <Section
      key={heading}
      heading={heading}
      intro={text}
      full={links.some(({ machines }) => machines !== undefined)}
    >
      <ul className="link-group">
        {links.map(({ path, name, summary, lang, machines = [], pictogram }) => (
          <li key={path} lang={lang}>
            {machines.length > 0 ? (
              <MachineRow machines={machines} />
            ) : (
              pictogram && (
                <span className="link-mark">
                  <Pictogram name={pictogram} className="size-11" />
                </span>
              )
            )}
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
