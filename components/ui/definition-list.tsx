import type { Definition } from '@/content/model/section-parts.ts';
import { RichText } from './rich-text.tsx';

type DefinitionListProps = {
  readonly items: readonly Definition[];
  readonly className?: string;
};

/** Terms and their texts. The class decides how they look. */
export const DefinitionList = ({ items, className }: DefinitionListProps) => (
  <dl className={className}>
    {items.map(({ term, text }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          <RichText text={text} />
        </dd>
      </div>
    ))}
  </dl>
);
