import { locations } from '@/content/locations';
import type { LocationSlug } from '@/content/site-path';
import { distanceWords } from '@/lib/site/town-distance';
import { townMapOf } from '@/lib/site/town-map';

/** Schematic map of a town and its neighbours, or of all towns, with the motorways between them. Every other town is a link. */
export const MidlandsMap = ({ current }: { readonly current?: LocationSlug }) => {
  const map = townMapOf(current);
  const about = current && locations.get(current);
  return (
    <svg
      viewBox={`0 0 ${map.size.width} ${map.size.height}`}
      role="group"
      aria-label={about ? `Map: ${about.name} and the towns around it` : 'Map of the towns'}
      className="h-auto w-full border-2 border-ink bg-paper font-display text-[15px] font-bold text-ink"
      fill="currentColor"
      stroke="none"
      textAnchor="middle"
    >
      <path
        d={map.roads.map(({ line }) => line).join('')}
        className="fill-none stroke-line"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <g className="text-[11px]" aria-hidden="true">
        {map.roads.map(
          ({ name, label }) =>
            label && (
              <g key={name}>
                <rect {...label} className="fill-mute" />
                <text x={label.x + label.width / 2} y={label.y + 12} className="fill-white">
                  {name}
                </text>
              </g>
            ),
        )}
      </g>
      {map.towns.map(({ town, x, y, label }) => {
        const { slug, name, path } = town;
        const dot = <circle cx={x} cy={y} r="5" className="stroke-ink stroke-2" />;
        const text = (
          <text x={label.x + label.width / 2} y={label.y + 15}>
            {name}
          </text>
        );
        return slug === current ? (
          <g key={slug}>
            <g className="fill-plant-bright">
              {dot}
              <rect {...label} className="stroke-ink stroke-2" />
            </g>
            {text}
          </g>
        ) : (
          <a
            key={slug}
            href={path}
            aria-label={about ? `${name}, ${distanceWords(about, town)}` : name}
            className="group underline underline-offset-2"
          >
            <g className="fill-paper group-hover:fill-plant-bright">
              {dot}
              <rect {...label} />
            </g>
            {text}
          </a>
        );
      })}
    </svg>
  );
};
