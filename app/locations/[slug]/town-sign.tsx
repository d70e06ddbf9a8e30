import { MidlandsMap } from '@/components/towns/midlands-map.tsx';
import { Road, RoadArrow, RoadSign } from '@/components/towns/road-sign.tsx';
import { Measured } from '@/components/ui/measured.tsx';
import { SiteLink } from '@/components/ui/site-link.tsx';
import { siteLanguage } from '@/content/language.ts';
import type { TownSlug } from '@/content/paths.ts';
import { towns, type TownEntry } from '@/content/towns/index.ts';
import { townSignText } from '@/content/towns/town.ts';
import { longestWord } from '@/lib/brand/display-font.ts';
import { neighboursOf } from '@/lib/towns/neighbours.ts';
import { distanceBetween } from '@/lib/towns/town-distance.ts';

const Neighbours = ({ town }: { readonly town: TownEntry }) => {
  const neighbours = neighboursOf(town)
    .map((neighbour) => ({ ...neighbour, ...distanceBetween(town, neighbour) }))
    .toSorted((one, other) => one.miles - other.miles);
  if (neighbours.length === 0) return null;
  return (
    <>
      <p id="sign-miles" lang={siteLanguage}>
        {townSignText.miles(town.name)}
      </p>
      <ul aria-labelledby="sign-miles" lang={siteLanguage} className="sign-rows">
        {neighbours.map(({ slug, path, name, lang, miles, direction }) => (
          <li key={slug}>
            <SiteLink href={path} aria-label={`${name} ${miles} ${townSignText.away(miles, direction)}`}>
              <RoadArrow direction={direction} />
              <span lang={lang}>{name}</span> <span>{miles}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
};

export const TownSign = ({ slug }: { readonly slug: TownSlug }) => {
  const town = towns.get(slug);
  const { name, lang, area, roads } = town;
  return (
    <Measured as={RoadSign} values={{ '--word': Number(longestWord(name).toFixed(2)) }} className="town-sign">
      <div>
        <h1 lang={siteLanguage}>
          {townSignText.operators} <span lang={lang}>{name}</span>
        </h1>
        <RoadSign kind="local" className="area-sign">
          {area}
        </RoadSign>
        <Neighbours town={town} />
        <p id="sign-roads" lang={siteLanguage}>
          {townSignText.roads}
        </p>
        <ul aria-labelledby="sign-roads" className="sign-roads">
          {roads.map((road) => (
            <li key={road}>
              <Road road={road} />
            </li>
          ))}
        </ul>
      </div>
      <MidlandsMap current={slug} />
    </Measured>
  );
};
