import { portraitSize } from '@/components/figures/draw-card';
import { Card } from '@/components/ui/card';
import { RichText } from '@/components/ui/rich-text';
import { categoryTitle } from '@/content/categories';
import { sampleProfile } from '@/content/sample-profile';
import type { Definition } from '@/content/section';
import { portraitFile } from '@/lib/site/figures';
import { toId } from '@/lib/site/format';
import { CardBandMore } from './card-band-more';

type CardBandProps = {
  readonly heading: string;
  readonly intro: string;
  /** Whether the rest of the profile can be opened below the card. */
  readonly more?: boolean;
};

const checkedLines: readonly Definition[] = sampleProfile.parts.flatMap(({ checked, lines }) =>
  checked ? lines : [],
);

/** An example of a profile on the asphalt: the card, and what was checked. It is marked as an example in words. */
export const CardBand = ({ heading, intro, more = false }: CardBandProps) => (
  <section className="on-asphalt bg-asphalt text-white print:bg-white print:text-ink">
    <div className="frame py-8 md:py-16 lg:py-24">
      <article aria-label={`${sampleProfile.mark}: ${sampleProfile.title}`} className="card-band">
        <div>
          <h2 id={toId(heading)}>{heading}</h2>
          <p className="mt-2 text-lg/snug text-balance">{intro}</p>
        </div>
        <div className="card-large">
          <Card
            bar={
              <>
                <span>{sampleProfile.work}</span>
                <b>{sampleProfile.mark}</b>
              </>
            }
            photo={<img src={`/${portraitFile}`} alt="" {...portraitSize} loading="lazy" decoding="async" />}
            stamp={sampleProfile.stamp}
          >
            <strong className="card-code">{sampleProfile.ticket}</strong>
            <p className="font-bold">{sampleProfile.initials}</p>
            <p>{categoryTitle(sampleProfile.code)}</p>
          </Card>
          <p>{sampleProfile.note}</p>
        </div>
        <dl>
          {checkedLines.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <RichText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </article>
      {more && <CardBandMore />}
    </div>
  </section>
);
