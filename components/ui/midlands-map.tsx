import type { SitePath } from '@/content/site-path';
import { distanceWords } from '@/lib/site/town-distance';
import { layOutTownMap, type MapTown } from '@/lib/site/town-map';

type MidlandsMapProps = {
  readonly towns: readonly (MapTown & { readonly href: SitePath })[];
  /** None: the map shows all towns, each with a link. */
  readonly current?: string;
  readonly neighbours?: readonly string[];
};

/** Schematic map of the Midlands, framed on a town and its neighbours, with the motorways between them. */
export const MidlandsMap = ({ towns, current, neighbours = [] }: MidlandsMapProps) => {
  const named = new Set(current === undefined ? towns.map(({ slug }) => slug) : [current, ...neighbours]);
  const map = layOutTownMap(towns, named);
  const about = towns.find(({ slug }) => slug === current);
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
        const { slug, name, href } = town;
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
            href={href}
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
