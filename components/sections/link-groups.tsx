import { MachineRow } from './machine-row';
import { SiteLink } from '@/components/ui/site-link';
import type { Pictogram } from '@/content/pictogram';
import type { ServiceSlug, SitePath } from '@/content/site-path';
import { toId } from '@/lib/site/format';

type LinkGroup = {
  readonly heading: string;
  readonly text: string;
  readonly links: readonly {
    readonly path: SitePath;
    readonly name: string;
    readonly summary: string;
    readonly machines?: readonly ServiceSlug[];
    readonly board?: Pictogram;
  }[];
};

export const LinkGroups = ({ groups }: { readonly groups: readonly LinkGroup[] }) =>
  groups.map(({ heading, text, links }) => (
    <section key={heading} className="link-group">
      <div>
        <h2 id={toId(heading)}>{heading}</h2>
        <p>{text}</p>
      </div>
      <ul>
        {links.map(({ path, name, summary, machines = [], board }) => (
          <li key={path}>
            {(machines.length > 0 || board) && <MachineRow machines={machines} board={board} />}
            <div>
              <h3>
                <SiteLink href={path}>{name}</SiteLink>
              </h3>
              <p>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));
