import { Pictogram } from '@/components/ui/pictogram';
import { RichText } from '@/components/ui/rich-text';
import { sampleProfile } from '@/content/tickets/sample-profile';

export const CardBandMore = () => (
  <details className="folded mt-3 border-y-2 border-plant-bright md:mt-8">
    <summary>
      <h3 className="text-xl/tight">{sampleProfile.more}</h3>
      <Pictogram name="chevron-down" className="size-6 shrink-0" />
    </summary>
    <div className="grid gap-x-10 gap-y-4 pt-2 pb-6 md:grid-cols-3">
      {sampleProfile.parts
        .filter(({ checked }) => !checked)
        .map(({ title, lines }) => (
          <div key={title}>
            <h4 className="font-display text-xl/tight font-bold text-plant-bright print:text-ink">{title}</h4>
            <dl>
              {lines.map(({ term, text }) => (
                <div key={term} className="mt-2">
                  <dt className="text-sm font-bold">{term}</dt>
                  <dd className="text-base/snug">
                    <RichText text={text} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
    </div>
  </details>
);
