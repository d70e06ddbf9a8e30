import { RichText } from '@/components/ui/rich-text';
import type { Section } from '@/content/section';
import { sheetWords } from '@/content/sheet';
import { sheetOf, sheetPath } from '@/lib/site/sheets';

type ChecklistProps = { readonly section: Extract<Section, { readonly kind: 'checklist' }> };

export const Checklist = ({ section }: ChecklistProps) => {
  const sheet = sheetOf(section);
  return (
    <>
      <ul>
        {section.items.map((item, index) => (
          <li key={index} className="tick">
            <RichText text={item} />
          </li>
        ))}
      </ul>
      {sheet && (
        <p className="no-print mt-4">
          <a href={sheetPath(sheet)}>{sheetWords.link}</a>
        </p>
      )}
    </>
  );
};
