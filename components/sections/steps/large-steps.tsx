import { RichText } from '@/components/ui/rich-text.tsx';
import type { Step } from '@/content/model/section-parts.ts';

export const LargeSteps = ({ items }: { readonly items: readonly Step[] }) => (
  <ol className="large-steps">
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
