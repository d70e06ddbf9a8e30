import { portraitSize } from '@/components/figures/draw-card';
import { Pictogram } from '@/components/ui/pictogram';
import { RichText } from '@/components/ui/rich-text';
import { sampleProfile } from '@/content/sample-profile';
import { portraitFile } from '@/lib/site/figures';

/** A profile as it reaches the hirer, marked as an example in words. */
export const SampleProfile = () => (
  <article aria-label={`${sampleProfile.mark}: ${sampleProfile.title}`} className="plate">
    <div className="flex flex-wrap items-center gap-4 border-b-2 border-ink bg-plant p-3">
      <img
        src={`/${portraitFile}`}
        alt=""
        {...portraitSize}
        loading="lazy"
        decoding="async"
        className="w-18 shrink-0 print:w-12"
      />
      <p className="max-w-none grow basis-24">
        <strong className="block font-display text-4xl/none">{sampleProfile.initials}</strong>
        {sampleProfile.work}
      </p>
      <p className="self-start border-2 border-ink bg-white px-3 font-display text-xl font-bold uppercase">
        {sampleProfile.mark}
      </p>
    </div>
    <div className="profile">
      {sampleProfile.parts.map(({ title, lines, checked }) => (
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
      ))}
    </div>
    <p className="max-w-none border-t-2 border-ink bg-paper px-4 py-3 text-base">{sampleProfile.note}</p>
  </article>
);
