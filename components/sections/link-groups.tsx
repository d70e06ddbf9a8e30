import clsx from 'clsx';
import { SiteLink } from '@/components/ui/site-link';
import type { SitePath } from '@/content/site-path';

/** Links of one group with a sentence each, under a heading and a line about the group. */
type LinkGroup = {
  readonly heading: string;
  readonly text: string;
  readonly links: readonly { readonly href: SitePath; readonly name: string; readonly summary: string }[];
};

// Full rows at every width: three beside each other where the number allows it, else two, else four.
const columnsFor = (count: number) =>
  count % 3 === 0 ? 'md:grid-cols-3' : count % 4 === 0 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-2';

export const LinkGroups = ({ groups }: { readonly groups: readonly LinkGroup[] }) =>
  groups.map(({ heading, text, links }) => (
    <section key={heading} className="mt-10 first:mt-0">
      <h2>{heading}</h2>
      <p className="mt-1 text-mute">{text}</p>
      <ul className={clsx('mt-4 grid gap-4', columnsFor(links.length))}>
        {links.map(({ href, name, summary }) => (
          <li key={href} className="card-link p-4">
            <h3>
              <SiteLink href={href} className="stretched">
                {name}
              </SiteLink>
            </h3>
            <p className="mt-1 text-base">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  ));
