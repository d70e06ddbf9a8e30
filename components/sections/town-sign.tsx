import { MidlandsMap } from '@/components/ui/midlands-map';
import { Road, RoadArrow, RoadSign } from '@/components/ui/road-sign';
import { SiteLink } from '@/components/ui/site-link';
import { locations } from '@/content/locations';
import { townSignWords } from '@/content/pages/locations';
import type { LocationSlug } from '@/content/site-path';
import { routeOf } from '@/lib/site/routes';
import { distanceBetween } from '@/lib/site/town-distance';

/** The sign at the top of a town's page: its heading, the towns around it, the roads in and, where there is room, a map. */
export const TownSign = ({ slug }: { readonly slug: LocationSlug }) => {
  const town = locations.get(slug);
  const { name, path, area, roads, related } = town;
  const [before = '', after = ''] = routeOf(path).title.split(name);
  return (
    <RoadSign className="town-sign">
      <div>
        <h1>
          {before}
          <span>{name}</span>
          {after}
        </h1>
        <RoadSign kind="local" className="area-sign">
          {area}
        </RoadSign>
        <p id="sign-miles">{townSignWords.miles(name)}</p>
        <ul aria-labelledby="sign-miles" className="sign-rows">
          {(related.locations ?? []).map((other) => {
            const neighbour = locations.get(other);
            const { miles, direction } = distanceBetween(town, neighbour);
            return (
              <li key={other}>
                <SiteLink
                  href={neighbour.path}
                  aria-label={`${neighbour.name} ${miles} ${townSignWords.away(miles, direction)}`}
                >
                  <RoadArrow direction={direction} />
                  <span>{neighbour.name}</span> <span>{miles}</span>
                </SiteLink>
              </li>
            );
          })}
        </ul>
        <p id="sign-roads">{townSignWords.roads}</p>
        <ul aria-labelledby="sign-roads" className="sign-roads">
          {roads.map((road) => (
            <li key={road}>
              <Road road={road} />
            </li>
          ))}
        </ul>
      </div>
      <MidlandsMap current={slug} />
    </RoadSign>
  );
};
