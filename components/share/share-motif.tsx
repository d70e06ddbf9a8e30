import { pictogramPaths } from '@/components/ui/pictogram';
import { locations } from '@/content/locations';
import type { LocationSlug } from '@/content/site-path';
import type { ShareMotif as Motif } from '@/lib/site/share-image';
import { layOutTownMap, mapSize } from '@/lib/site/town-map';
import type { Palette } from './palette';
import { drawingAddress } from './svg-address';

/** In pixels, without the border. */
const width = 520;
const border = 4;
const plateBorder = 3;

type TownMapProps = { readonly town: LocationSlug | undefined; readonly palette: Palette };

const TownMap = ({ town, palette }: TownMapProps) => {
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
        width: width + 2 * border,
        height: height + 2 * border,
        border: `${border}px solid ${palette.ink}`,
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
                width: label.width * scale + (slug === town ? 2 * plateBorder : 0),
                height: label.height * scale + (slug === town ? 2 * plateBorder : 0),
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'center',
                fontSize: 15 * scale,
                whiteSpace: 'nowrap',
                ...(slug === town && {
                  backgroundColor: palette.plant,
                  border: `${plateBorder}px solid ${palette.ink}`,
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

type ShareMotifProps = { readonly motif: Motif; readonly palette: Palette };

/** The picture beside the title of a share image. */
export const ShareMotif = ({ motif, palette }: ShareMotifProps) => {
  switch (motif.kind) {
    case 'machine':
      return (
        <img
          src={drawingAddress(`machines/${motif.drawing}.svg`)}
          alt=""
          width={width + 40}
          height={((width + 40) * 5) / 8}
        />
      );
    case 'map':
      return <TownMap town={motif.town} palette={palette} />;
    case 'pictogram':
      return (
        <div
          style={{
            display: 'flex',
            padding: 44,
            backgroundColor: palette.plant,
            border: `${border}px solid ${palette.ink}`,
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
