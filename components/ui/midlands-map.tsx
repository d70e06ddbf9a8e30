import clsx from 'clsx';
import type { LocationSlug } from '@/content/site-path';
import { townMapOf } from '@/lib/site/town-map';

/**
 * Schematic map on the green of a sign. Around a town it is a picture of what the sign says in words; of all towns each name is a
 * link.
 */
export const MidlandsMap = ({ current }: { readonly current?: LocationSlug }) => {
  const map = townMapOf(current);
  return (
    <svg
      viewBox={`0 0 ${map.size.width} ${map.size.height}`}
      aria-hidden={current ? true : undefined}
      className="town-map"
      textAnchor="middle"
    >
      <path d={map.roads.map(({ line }) => line).join('')} className="map-roads" />
      <g className="map-numbers" aria-hidden="true">
        {map.roads.map(
          ({ name, label }) =>
            label && (
              <g key={name}>
                <rect {...label} rx="2" />
                <text x={label.x + label.width / 2} y={label.y + 12}>
                  {name}
                </text>
              </g>
            ),
        )}
      </g>
      {map.towns.map(({ town: { slug, name, path }, x, y, label }) => {
        const drawn = (
          <>
            <circle cx={x} cy={y} r="5" />
            <rect {...label} rx="2" />
            <text x={label.x + label.width / 2} y={label.y + 15}>
              {name}
            </text>
          </>
        );
        return current ? (
          <g key={slug} className={clsx(slug === current && 'map-here')}>
            {drawn}
          </g>
        ) : (
          <a key={slug} href={path}>
            {drawn}
          </a>
        );
      })}
    </svg>
  );
};
