import { DefinitionList } from '@/components/ui/definition-list.tsx';
import type { SectionOf } from '@/content/model/section.ts';

export const Questions = ({ items }: SectionOf<'questions'>) => (
  <DefinitionList
    className="questions"
    items={items.map(({ question, answer }) => ({
      term: question,
      text: answer,
    }))}
  />
);
