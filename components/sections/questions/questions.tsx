import { DefinitionList } from '@/components/ui/definition-list';
import { withNoBreakSpaces } from '@/lib/text/no-break-spaces';
import type { ContentProps } from '../content-props';

export const Questions = ({ section }: ContentProps<'questions'>) => (
  <DefinitionList
    className="questions"
    items={section.items.map(({ question, answer }) => ({
      term: withNoBreakSpaces(question),
      text: answer,
    }))}
  />
);
