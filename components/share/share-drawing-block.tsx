import { iconPathData } from '@/content/drawings/icons.ts';
import { machines } from '@/content/machines/index.ts';
import { machineTitle } from '@/content/machines/names.ts';
import type { ShareDrawing } from '@/content/model/page.ts';
import type { TownSlug } from '@/content/paths.ts';
import { palette } from '@/lib/brand/palette.ts';
import { drawingDataUrl } from '@/lib/images/data-url.ts';
import type { Box } from '@/lib/towns/map-geometry.ts';
import { roadKind } from '@/lib/towns/road-numbers.ts';
import { townMapOf } from '@/lib/towns/town-map.ts';
import { ProfileCard, ShareCard } from './share-card.tsx';

/** In pixels, without the border. */
const mapRoom = { width: 520, height: 440 };
const signCorner = 16;
const border = 4;
const plateBorder = 3;

const TownMapBlock = ({ town }: { readonly town: TownSlug | undefined }) => {
  const { size, towns, roads } = townMapOf(town);
  const scale = Math.min(mapRoom.width / size.width, mapRoom.height / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  const position = (box: Box, more = 0) =>
    ({
      position: 'absolute',
      left: box.x * scale,
      top: box.y * scale,
      width: box.width * scale + more,
      height: box.height * scale + more,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      whiteSpace: 'nowrap',
    }) as const;
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        color: palette.white,
        width: width + 2 * border,
        height: height + 2 * border,
        border: `${border}px solid ${palette.white}`,
        borderRadius: signCorner,
        boxShadow: `0 0 0 5px ${palette['sign-green']}`,
        backgroundColor: palette['sign-green'],
      }}
    >
      <svg width={width} height={height} viewBox={`0 0 ${size.width} ${size.height}`}>
        <path
          d={roads.map(({ line }) => line).join('')}
          fill="none"
          stroke={palette.white}
          strokeWidth="6"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {towns.map(({ town: { slug }, x, y }) => (
          <circle
            key={slug}
            cx={x}
            cy={y}
            r={slug === town ? 6 : 5}
            fill={palette.white}
            stroke={palette['sign-green']}
            strokeWidth="2"
          />
        ))}
      </svg>
      {roads.map(
        ({ name, label }) =>
          label && (
            <div
              key={name}
              style={{
                ...position(label),
                fontSize: 11 * scale,
                ...(roadKind(name) === 'motorway'
                  ? { backgroundColor: palette['sign-blue'] }
                  : { backgroundColor: palette['sign-green'], color: palette['sign-yellow'] }),
                border: `2px solid ${palette.white}`,
              }}
            >
              {name}
            </div>
          ),
      )}
      {towns.map(({ town: { slug }, label: { lines, ...label } }) => (
        <div
          key={slug}
          style={{
            ...position(label, slug === town ? 2 * plateBorder : 0),
            fontSize: 15 * scale,
            backgroundColor: palette['sign-green'],
            ...(slug === town && {
              color: palette.ink,
              backgroundColor: palette.white,
              border: `${plateBorder}px solid ${palette.ink}`,
            }),
          }}
        >
          {lines.join(' ')}
        </div>
      ))}
    </div>
  );
};

export const ShareDrawingBlock = ({ drawing }: { readonly drawing: ShareDrawing }) => {
  switch (drawing.kind) {
    case 'machine':
      return (
        <ShareCard bar={machineTitle(drawing.machine)}>
          <img
            src={drawingDataUrl(`machines/${machines.get(drawing.machine).drawingFile}.svg`)}
            alt=""
            width={400}
            height={250}
          />
        </ShareCard>
      );
    case 'sample-card':
      return <ProfileCard />;
    case 'map':
      return <TownMapBlock town={drawing.town} />;
    case 'icon':
      return (
        <div
          style={{
            display: 'flex',
            padding: 44,
            backgroundColor: palette.brand,
            border: `${border}px solid ${palette.ink}`,
          }}
        >
          <svg
            width={240}
            height={240}
            viewBox="0 0 24 24"
            fill="none"
            stroke={palette['on-brand']}
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={iconPathData[drawing.name]} />
          </svg>
        </div>
      );
    default:
      return drawing satisfies never;
  }
};
