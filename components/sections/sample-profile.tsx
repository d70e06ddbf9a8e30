import { portraitSize } from '@/components/figures/draw-card';
import { Pictogram } from '@/components/ui/pictogram';
import { RichText } from '@/components/ui/rich-text';
import { sampleProfile } from '@/content/sample-profile';
import { portraitFile } from '@/lib/site/figures';

const { parts } = sampleProfile;

/** Parts that a phone shows at first: up to what was checked. */
const shown = parts.findIndex(({ checked }) => checked) + 1;

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

/** A profile as it reaches the hirer, marked as an example in words. What is after the checks is folded on a phone. */
export const SampleProfile = () => (
  <article aria-label={`${sampleProfile.mark}: ${sampleProfile.title}`} className="plate">
    <div className="flex flex-wrap items-center gap-4 border-b-2 border-ink on-plant p-3">
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
      <p className="self-start border-2 border-ink bg-white px-3 font-display text-xl font-bold text-ink uppercase">
        {sampleProfile.mark}
      </p>
    </div>
    <div className="profile">{parts.slice(0, shown).map(drawPart)}</div>
    <details className="fold">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between border-t-2 border-ink px-4 font-bold">
        {sampleProfile.more}
        <Pictogram name="chevron-down" className="size-5" />
      </summary>
      <div className="profile pt-0">{parts.slice(shown).map(drawPart)}</div>
    </details>
    <p className="max-w-none border-t-2 border-ink bg-paper px-4 py-3 text-base">{sampleProfile.note}</p>
  </article>
);
