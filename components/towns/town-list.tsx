import { RoadNumber } from './road-sign';
import { SiteLink } from '@/components/ui/site-link';
import type { TownEntry } from '@/content/towns';
import { roadNumbers } from '@/lib/towns/road-numbers';

type TownListProps = { readonly towns: readonly TownEntry[] };

const mainRoads = 3;

export const TownList = ({ towns }: TownListProps) => (
  <ul className="sign-rows">
    {towns.map(({ path, name, roads }) => (
      <li key={path}>
        <SiteLink href={path}>
          <span>{name}</span>{' '}
          <span>
            {roadNumbers(roads)
              .slice(0, mainRoads)
              .map((number) => (
                <RoadNumber key={number.text} {...number} />
              ))}
          </span>
        </SiteLink>
      </li>
    ))}
  </ul>
);
