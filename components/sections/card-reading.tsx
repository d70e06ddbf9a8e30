import { RichText } from '@/components/ui/rich-text';
import { cardReading } from '@/content/hiring';
import { CardImage } from './card-image';

export const CardReading = () => (
  <>
    <div className="grid items-start gap-6 md:grid-cols-2">
      <CardImage className="w-full max-w-md" />
      <ol className="marks">
        {cardReading.marks.map(({ term, text }) => (
          <li key={term}>
            <strong>{term}.</strong> <RichText text={text} />
          </li>
        ))}
      </ol>
    </div>
    <p className="mt-4 max-w-[68ch]">{cardReading.after}</p>
  </>
);
