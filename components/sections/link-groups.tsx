import clsx from 'clsx';
import { Sign } from '@/components/ui/sign';
import { SiteLink } from '@/components/ui/site-link';
import type { Pictogram } from '@/content/pictogram';
import type { SitePath } from '@/content/site-path';

/** Links of one group with a sentence about each, under a heading and a line about the group. */
type LinkGroup = {
  readonly heading: string;
  readonly text: string;
  readonly links: readonly {
    readonly path: SitePath;
    readonly name: string;
    readonly summary: string;
    readonly pictogram?: Pictogram;
  }[];
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
        {links.map(({ path, name, summary, pictogram }) => (
          <li
            key={path}
            className={clsx(
              'link-tile p-[min(1rem,4vw)]',
              pictogram && 'grid grid-cols-[3rem_1fr] items-start gap-[min(1rem,3vw)]',
            )}
          >
            {pictogram && <Sign name={pictogram} />}
            <div>
              <h3>
                <SiteLink href={path} className="stretched">
                  {name}
                </SiteLink>
              </h3>
              <p className="mt-1 text-base">{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));
