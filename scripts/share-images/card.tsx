import type { ReactNode } from 'react';
import { company } from '@/content/company';
import { toDataUrl } from './motif';
import type { Palette } from './palette';

/** Props: the page's title, the picture beside it, the mark as a data address, and the colours. */
export type CardProps = {
  readonly title: string;
  readonly motif: ReactNode;
  readonly mark: string;
  readonly palette: Palette;
};

const stripeSize = { width: 1200, height: 18 } as const;

const hazard = ({ plant, 'asphalt-soft': soft }: Palette) =>
  toDataUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${stripeSize.width}" height="${stripeSize.height}"><path fill="${soft}" d="M0 0h1200v18H0z"/><path stroke="${plant}" stroke-width="24" d="${Array.from({ length: 19 }, (_, stripe) => `M${stripe * 68 - 24} 30l42-42`).join('')}"/></svg>`,
  );

// A long title takes smaller letters, so that it stays within four lines.
const titleSize = (title: string) => (title.length > 28 ? 80 : title.length > 16 ? 92 : 112);

/** The share image of a page as satori lays it out: header band, hazard stripe, title and plate, picture. */
export const Card = ({ title, motif, mark, palette }: CardProps) => (
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
        fontSize: 52,
      }}
    >
      <img src={mark} alt="" width={72} height={72} />
      {company.name}
    </div>
    <img src={hazard(palette)} alt="" {...stripeSize} />
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
        style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', width: 500, gap: 36 }}
      >
        <div style={{ fontSize: titleSize(title), lineHeight: 1.02, textWrap: 'balance' }}>{title}</div>
        <div
          style={{
            padding: '8px 24px',
            fontSize: 46,
            backgroundColor: palette.plant,
            border: `4px solid ${palette.ink}`,
          }}
        >
          {company.phone}
        </div>
      </div>
      {motif}
    </div>
  </div>
);
