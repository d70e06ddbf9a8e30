import { RichText } from '@/components/ui/rich-text.tsx';
import type { SectionOf } from '@/content/model/section.ts';

export const WideSteps = ({ items }: SectionOf<'wide-steps'>) => (
  <ol className="wide-steps">
    {items.map(({ title, text }, index) => (
      <li key={title}>
        <span aria-hidden="true">{index + 1}</span>
        <h3>{title}</h3>
        <p>
          <RichText text={text} />
        </p>
      </li>
    ))}
  </ol>
);
