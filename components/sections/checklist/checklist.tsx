import { Pictogram } from '@/components/ui/pictogram';
import { RichText } from '@/components/ui/rich-text';
import { kindJumps } from '@/content/site/jumps';
import { sheetText } from '@/content/site/sheet-text';
import { sheetOf, sheetPath } from '@/lib/site/sheets';
import type { SectionKind, SectionProps } from '../section-kind';

const WriteIn = ({ labels }: { readonly labels: readonly string[] }) => (
  <p className="write-in" aria-hidden="true">
    {labels.map((label) => (
      <span key={label}>{label}</span>
    ))}
  </p>
);

const Checklist = ({ section }: SectionProps<'checklist'>) => {
  const sheet = sheetOf(section);
  const { before } = section.ofMachine || sheet?.isOfMachine ? sheetText.ofMachine : sheetText.ofJob;
  return (
    <>
      {sheet && (
        <a href={sheetPath(sheet)} className="button">
          {sheetText.link}
        </a>
      )}
      <details className="folded phone-fold">
        <summary>
          {sheetText.show}
          <Pictogram name="chevron-down" className="size-6 shrink-0" />
        </summary>
        <div className="checklist-paper">
          {sheet && <WriteIn labels={before} />}
          <ul>
            {section.items.map((item, index) => (
              <li key={index} className="tick">
                <RichText text={item} />
              </li>
            ))}
          </ul>
        </div>
      </details>
    </>
  );
};

export const checklist: SectionKind<'checklist'> = {
  Content: Checklist,
  band: 'asphalt',
  jump: kindJumps.checklist,
};
