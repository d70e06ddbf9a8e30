import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { pictogramPaths } from '@/components/ui/pictogram';
import { locations } from '@/content/locations';
import type { LocationSlug } from '@/content/site-path';
import type { ShareMotif } from '@/lib/site/share-image';
import { layOutTownMap, mapSize } from '@/lib/site/town-map';
import type { Palette } from './palette';

/** Takes SVG markup; returns it as an address that an image can stand at. */
export const toDataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** Takes the project's folder and the path of a drawing in `public`; returns the drawing as a data address. */
export const publicDrawing = (project: string, file: string) =>
  toDataUrl(readFileSync(join(project, 'public', file), 'utf8'));

const width = 520;

const townMap = (town: LocationSlug | undefined, palette: Palette) => {
  const named = new Set<string>(
    town === undefined
      ? locations.entries.map(({ slug }) => slug)
      : [town, ...(locations.get(town).related.locations ?? [])],
  );
  const { towns, roads } = layOutTownMap(locations.entries, named);
  const scale = width / mapSize.width;
  const height = mapSize.height * scale;
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        width,
        height,
        border: `4px solid ${palette.ink}`,
        backgroundColor: palette.white,
      }}
    >
      <svg width={width} height={height} viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}>
        <path
          d={roads.map(({ line }) => line).join('')}
          fill="none"
          stroke={palette.line}
          strokeWidth="6"
          strokeLinejoin="round"
        />
        {towns.map(({ town: { slug }, x, y }) => (
          <circle
            key={slug}
            cx={x}
            cy={y}
            r={slug === town ? 6 : 5}
            fill={slug === town ? palette.plant : palette.white}
            stroke={palette.ink}
            strokeWidth="2"
          />
        ))}
      </svg>
      {towns.map(
        ({ town: { slug, name }, label }) =>
          label &&
          named.has(slug) && (
            <div
              key={slug}
              style={{
                position: 'absolute',
                left: label.x * scale,
                top: label.y * scale,
                width: label.width * scale,
                height: label.height * scale,
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'center',
                fontSize: 15 * scale,
                whiteSpace: 'nowrap',
                ...(slug === town && {
                  backgroundColor: palette.plant,
                  border: `3px solid ${palette.ink}`,
                }),
              }}
            >
              {name}
            </div>
          ),
      )}
    </div>
  );
};

/** Takes what to draw, the project's folder and the colours; returns the picture beside the title, 520 pixels wide at most. */
export const drawMotif = (motif: ShareMotif, project: string, palette: Palette): ReactNode => {
  switch (motif.kind) {
    case 'machine':
      return (
        <img
          src={publicDrawing(project, `machines/${motif.drawing}.svg`)}
          alt=""
          width={width + 40}
          height={((width + 40) * 5) / 8}
        />
      );
    case 'map':
      return townMap(motif.town, palette);
    case 'pictogram':
      return (
        <div
          style={{
            display: 'flex',
            padding: 44,
            backgroundColor: palette.plant,
            border: `4px solid ${palette.ink}`,
          }}
        >
          <svg
            width={240}
            height={240}
            viewBox="0 0 24 24"
            fill="none"
            stroke={palette.ink}
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={pictogramPaths[motif.name]} />
          </svg>
        </div>
      );
    default:
      return motif satisfies never;
  }
};
