import clsx from 'clsx';
import type { TownSlug } from '@/content/paths.ts';
import type { Box } from '@/lib/towns/map-geometry.ts';
import { roadKind } from '@/lib/towns/road-numbers.ts';
import { townMapOf, type TownMapShape } from '@/lib/towns/town-map.ts';

type MidlandsMapProps = {
  readonly current?: TownSlug;
  /** The `narrow` map of all towns is a decorative map for phones. */
  readonly shape?: TownMapShape;
};

const Name = ({ lines, x, y, width, height }: Box & { readonly lines: readonly string[] }) =>
  lines.map((line, index) => (
    <text key={line} x={x + width / 2} y={Math.round(y + ((index + 0.75) * height) / lines.length)}>
      {line}
    </text>
  ));

/**
 * The map on a town's page and the narrow map are decorative, because the text has the same content. On the wide map of
 * all towns, each name is a link.
 */
export const MidlandsMap = ({ current, shape = 'wide' }: MidlandsMapProps) => {
  const map = townMapOf(current, shape);
  const isDecorative = current !== undefined || shape === 'narrow';
  return (
    <svg
      viewBox={`0 0 ${map.size.width} ${map.size.height}`}
      aria-hidden={isDecorative || undefined}
      className={clsx('town-map print:hidden', !current && `is-${shape}`)}
      fontSize={map.textSize}
      textAnchor="middle"
    >
      <path d={map.roads.map(({ line }) => line).join('')} className="map-roads" />
      <g className="map-numbers" aria-hidden="true">
        {map.roads.map(
          ({ name, label }) =>
            label && (
              <g key={name} className={roadKind(name)}>
                <rect {...label} rx="2" />
                <text x={label.x + label.width / 2} y={label.y + label.height * 0.75}>
                  {name}
                </text>
              </g>
            ),
        )}
      </g>
      {map.towns.map(({ town: { slug, path }, x, y, label: { lines, ...box } }) => {
        const marker = (
          <>
            {(!isDecorative || slug === current) && <rect {...box} rx="2" />}
            <circle cx={x} cy={y} r="5" />
            <Name {...box} lines={lines} />
          </>
        );
        return isDecorative ? (
          <g key={slug} className={clsx(slug === current && 'map-here')}>
            {marker}
          </g>
        ) : (
          <a key={slug} href={path}>
            {marker}
          </a>
        );
      })}
    </svg>
  );
};
