import { company, mainOffice } from '@/content/company.ts';
import { formatPhone } from '@/content/format/format-phone.ts';
import type { ShareDrawing } from '@/content/model/page.ts';
import { displayScale } from '@/lib/brand/display-font.ts';
import { palette } from '@/lib/brand/palette.ts';
import { drawingName } from '@/lib/drawings/machine-shapes.ts';
import { drawingDataUrl, svgDataUrl } from '@/lib/images/data-url.ts';
import { drawCardPair } from '@/lib/tickets/cards/draw-card-pair.ts';
import { drawTownMap } from '@/lib/towns/draw-town-map.ts';
import { fittingFontSize } from './font-size.ts';

type ShareLayoutProps = { readonly title: string; readonly drawing: ShareDrawing };

const stripeSize = { width: 1200, height: 18 } as const;

const hazard = svgDataUrl(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${stripeSize.width}" height="${stripeSize.height}"><path fill="${palette['asphalt-soft']}" d="M0 0h1200v18H0z"/><path stroke="${palette.brand}" stroke-width="24" d="${Array.from({ length: 19 }, (_, stripe) => `M${stripe * 68 - 24} 30l42-42`).join('')}"/></svg>`,
);

const titleWidth = 516;

/** Returns a width for comparison with measured text, because share images don't scale down a wide font. */
const toLayoutWidth = (width: number) => width * displayScale;

// Long titles and words have a smaller font size, so that a title has at most four lines.
const titleSizes = [112, 92, 80, 70, 60, 50, 40];
const titleSize = (title: string) => {
  const largest = title.length > 28 ? 2 : title.length > 16 ? 1 : 0;
  return fittingFontSize(title, titleSizes.slice(largest), toLayoutWidth(titleWidth), 4);
};

const nameSize = fittingFontSize(company.name, [52, 46, 40, 34, 28], toLayoutWidth(992), 1);

const drawingUrl = (drawing: ShareDrawing) => {
  switch (drawing.kind) {
    case 'machine':
      return drawingDataUrl(`machines/${drawingName(drawing.machine)}.svg`);
    case 'card-pair':
      return svgDataUrl(drawCardPair());
    case 'map':
      return svgDataUrl(drawTownMap(drawing.town));
    default:
      return drawing satisfies never;
  }
};

export const ShareLayout = ({ title, drawing }: ShareLayoutProps) => (
  <div
    style={{
      width: '100%',
      height: '100%',
      display: 'flex',
      flexDirection: 'column',
      backgroundColor: palette.paper,
      color: palette.ink,
      fontFamily: 'Display',
    }}
  >
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 24,
        height: 112,
        padding: '0 56px',
        backgroundColor: palette.asphalt,
        color: palette.white,
        fontSize: nameSize,
      }}
    >
      <img src={drawingDataUrl('brand/mark.svg')} alt="" width={72} height={72} />
      {company.name}
    </div>
    <img src={hazard} alt="" {...stripeSize} />
    <div
      style={{
        display: 'flex',
        flexGrow: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
        padding: '0 56px',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-start',
          width: titleWidth,
          gap: 36,
        }}
      >
        <div style={{ fontSize: titleSize(title), lineHeight: 1.02, textWrap: 'balance' }}>{title}</div>
        <div
          style={{
            padding: '8px 24px',
            fontSize: 46,
            color: palette['on-brand'],
            backgroundColor: palette.brand,
            border: `4px solid ${palette.ink}`,
          }}
        >
          {formatPhone(mainOffice.phone)}
        </div>
      </div>
      <img src={drawingUrl(drawing)} alt="" style={{ width: 520, height: 430, objectFit: 'contain' }} />
    </div>
  </div>
);
