import { portraitSize } from '@/components/figures/draw-card';
import { Card } from '@/components/ui/card';
import { Pictogram } from '@/components/ui/pictogram';
import { RichText } from '@/components/ui/rich-text';
import { categoryTitle } from '@/content/categories';
import { sampleProfile } from '@/content/sample-profile';
import { portraitFile } from '@/lib/site/figures';

const { parts } = sampleProfile;

const drawPart = ({ title, lines, checked }: (typeof parts)[number]) => (
  <div key={title}>
    <h3>{title}</h3>
    <dl>
      {lines.map(({ term, text }) => (
        <div key={term}>
          <dt>
            {checked && <Pictogram name="check" className="mr-1 inline size-4" />}
            {term}
          </dt>
          <dd>
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

/**
 * A sample of the profile that hirers receive: the card, and the rest, which is collapsed on phones. A label marks it as a
 * sample.
 */
export const SampleProfile = () => (
  <article aria-label={`${sampleProfile.mark}: ${sampleProfile.title}`} className="profile">
    <div>
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
        <p>{sampleProfile.initials}</p>
        <p>{categoryTitle(sampleProfile.code)}</p>
      </Card>
      <p className="max-w-none text-base text-mute">{sampleProfile.note}</p>
      <details className="profile-more">
        <summary>
          {sampleProfile.more}
          <Pictogram name="chevron-down" className="size-5" />
        </summary>
        <div className="profile-parts">{parts.map(drawPart)}</div>
      </details>
    </div>
  </article>
);
