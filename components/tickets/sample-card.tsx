import clsx from 'clsx';
import { Card } from '@/components/ui/card.tsx';
import { sampleProfile } from '@/content/hiring/sample-profile.ts';
import { categoryTitle } from '@/content/tickets/categories.ts';
import { portraitPath } from '@/lib/images/drawing-paths.ts';
import { portraitSize } from '@/lib/tickets/cards/draw-card.ts';

export const SampleCard = ({ isSmall = false }: { readonly isSmall?: boolean }) => (
  <div className={clsx('card-large', isSmall && 'is-small')}>
    <Card
      bar={
        <>
          <span>{sampleProfile.work}</span>
          <b>{sampleProfile.sampleLabel}</b>
        </>
      }
      photo={<img src={portraitPath} alt="" {...portraitSize} loading="lazy" decoding="async" />}
      stamp={sampleProfile.stamp}
    >
      <strong className="card-code">{sampleProfile.ticket}</strong>
      <p className="font-bold">{sampleProfile.initials}</p>
      <p>{categoryTitle(sampleProfile.code)}</p>
    </Card>
    <p>{sampleProfile.note}</p>
  </div>
);
