import { Pictogram } from '@/components/ui/pictogram';
import { RichText } from '@/components/ui/rich-text';
import type { Section } from '@/content/section';
import { sheetWords } from '@/content/sheet';
import { toId } from '@/lib/site/format';
import { sheetOf, sheetPath } from '@/lib/site/sheets';

type SheetSectionProps = { readonly section: Extract<Section, { readonly kind: 'checklist' }> };

const WriteIn = ({ labels }: { readonly labels: readonly string[] }) => (
  <p className="write-in" aria-hidden="true">
    {labels.map((label) => (
      <span key={label}>{label}</span>
    ))}
  </p>
);

export const SheetSection = ({ section: checklist }: SheetSectionProps) => {
  const sheet = sheetOf(checklist);
  const { before } = checklist.ofMachine || sheet?.isOfMachine ? sheetWords.ofMachine : sheetWords.ofJob;
  return (
    <section className="sheet-band on-asphalt">
      <div className="frame">
        <div>
          <h2 id={checklist.id ?? toId(checklist.heading)}>{checklist.heading}</h2>
          {checklist.intro && (
            <p className="body mt-4">
              <RichText text={checklist.intro} />
            </p>
          )}
          {sheet && (
            <a href={sheetPath(sheet)} className="button mt-6">
              {sheetWords.link}
            </a>
          )}
        </div>
        <details className="folded phone-fold">
          <summary>
            {sheetWords.show}
            <Pictogram name="chevron-down" className="size-6 shrink-0" />
          </summary>
          <div className="docket-sheet">
            <WriteIn labels={before} />
            <ul>
              {checklist.items.map((item, index) => (
                <li key={index} className="tick">
                  <RichText text={item} />
                </li>
              ))}
            </ul>
          </div>
        </details>
      </div>
    </section>
  );
};
