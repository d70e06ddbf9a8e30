import type { ReactNode } from 'react';
import { sampleProfile } from '@/content/tickets/sample-profile.ts';
import { palette } from '@/lib/brand/palette.ts';
import { svgDataUrl } from '@/lib/images/data-url.ts';
import { drawPortrait, portraitSize } from '@/lib/tickets/cards/draw-card.ts';

/** A plastic card is 85.6 mm wide and 54 mm high, and its corners have a radius of 3.18 mm. */
const width = 540;
const border = 4;

/** A copy of `components/ui/card.tsx` for next/og, because next/og doesn't support style sheets. */
export const ShareCard = ({ bar, children }: { readonly bar: string; readonly children: ReactNode }) => (
  <div
    style={{
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      position: 'relative',
      width,
      height: (width * 54) / 85.6,
      border: `${border}px solid ${palette.ink}`,
      borderRadius: (width * 3.18) / 85.6,
      overflow: 'hidden',
      backgroundColor: palette.white,
    }}
  >
    <div
      style={{
        display: 'flex',
        width: '100%',
        padding: '6px 24px',
        fontSize: 40,
        color: palette['on-brand'],
        backgroundColor: palette.brand,
        borderBottom: `${border}px solid ${palette.ink}`,
      }}
    >
      {bar}
    </div>
    {children}
  </div>
);

export const ProfileCard = () => (
  <ShareCard bar={sampleProfile.work}>
    <div
      style={{
        display: 'flex',
        width: '100%',
        flexGrow: 1,
        justifyContent: 'space-between',
        padding: '16px 28px',
        fontSize: 150,
        lineHeight: 1,
      }}
    >
      {sampleProfile.code}
      <img
        src={svgDataUrl(drawPortrait())}
        alt=""
        width={portraitSize.width * 2}
        height={portraitSize.height * 2}
      />
    </div>
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        position: 'absolute',
        right: 150,
        bottom: 16,
        width: 132,
        height: 132,
        transform: 'rotate(-12deg)',
        fontSize: 30,
        color: palette.stamp,
        backgroundColor: palette.white,
        border: `7px solid ${palette.stamp}`,
        borderRadius: 66,
      }}
    >
      {sampleProfile.stamp.toUpperCase()}
    </div>
  </ShareCard>
);
