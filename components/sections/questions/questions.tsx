import { DefinitionList } from '@/components/ui/definition-list.tsx';
import type { KindRenderer } from '../kind-renderer.ts';

export const questionsKind: KindRenderer<'questions'> = {
  layout: {},
  Content: ({ items }) => (
    <DefinitionList
      className="questions"
      items={items.map(({ question, answer }) => ({
        term: question,
        text: answer,
      }))}
    />
  ),
};
