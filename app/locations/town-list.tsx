import { RoadNumber } from '@/components/towns/road-sign.tsx';
import { SiteLink } from '@/components/ui/site-link.tsx';
import { siteLanguage } from '@/content/language.ts';
import type { TownEntry } from '@/content/towns/index.ts';
import { roadNumbers } from '@/lib/towns/road-numbers.ts';

type TownListProps = { readonly towns: readonly TownEntry[] };

const maxRoads = 3;

/** A longer list is an index of names, because a phone takes too long to lay out the roads of a thousand towns. */
const maxTownsInSign = 24;

const TownRows = ({ towns }: TownListProps) => (
  <ul className="sign-rows">
    {towns.map(({ path, name, lang, roads }) => (
      <li key={path}>
        <SiteLink href={path}>
          <span lang={lang}>{name}</span>{' '}
          <span>
            {roadNumbers(roads)
              .slice(0, maxRoads)
              .map((number) => (
                <RoadNumber key={number.text} {...number} />
              ))}
          </span>
        </SiteLink>
      </li>
    ))}
  </ul>
);

const initialOf = ({ name }: TownEntry) => name.normalize('NFD').charAt(0).toLocaleUpperCase(siteLanguage);

const TownIndex = ({ towns }: TownListProps) => {
  const sortedTowns = towns.toSorted((one, other) => one.name.localeCompare(other.name, siteLanguage));
  return [...new Set(sortedTowns.map(initialOf))].map((initial) => (
    <details key={initial} className="border-b border-white/50">
      <summary className="min-h-11 cursor-pointer py-2 text-xl">{initial}</summary>
      <ul className="columns-2 gap-4 pb-3 sm:columns-3">
        {sortedTowns
          .filter((town) => initialOf(town) === initial)
          .map(({ path, name, lang }) => (
            <li key={path}>
              <SiteLink href={path} lang={lang} className="inline-block py-2 text-lg">
                {name}
              </SiteLink>
            </li>
          ))}
      </ul>
    </details>
  ));
};

export const TownList = ({ towns }: TownListProps) =>
  towns.length > maxTownsInSign ? <TownIndex towns={towns} /> : <TownRows towns={towns} />;
