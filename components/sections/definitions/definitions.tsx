import { DefinitionList } from '@/components/ui/definition-list';
import type { SectionKind, ContentProps } from '../section-kind';

const classes = { facts: 'facts stacked', columns: 'definitions in-columns' } as const;

const Definitions = ({ section: { look, items } }: ContentProps<'definitions'>) => (
  <DefinitionList className={look ? classes[look] : 'definitions'} items={items} />
);

export const definitions: SectionKind<'definitions'> = {
  Content: Definitions,
  hasAllColumns: ({ look }) => look === 'columns',
  hasWideFigure: ({ items }) => items.length > 4,
};
