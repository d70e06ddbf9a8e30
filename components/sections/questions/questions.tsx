import { DefinitionList } from '@/components/ui/definition-list.tsx';
import type { ContentProps } from '../kind-renderer.ts';

export const Questions = ({ section }: ContentProps<'questions'>) => (
  <DefinitionList
    className="questions"
    items={section.items.map(({ question, answer }) => ({
      term: question,
      text: answer,
    }))}
  />
);
