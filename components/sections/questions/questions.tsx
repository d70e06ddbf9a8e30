import { DefinitionList } from '@/components/ui/definition-list';
import type { ContentProps } from '../content-props';

export const Questions = ({ section }: ContentProps<'questions'>) => (
  <DefinitionList
    className="questions"
    items={section.items.map(({ question, answer }) => ({
      term: question,
      text: answer,
    }))}
  />
);
