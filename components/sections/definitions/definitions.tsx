import { DefinitionList } from '@/components/ui/definition-list';
import type { SectionKind, ContentProps } from '../section-kind';
import { Durations } from './durations';

const Definitions = ({ section: { look, items } }: ContentProps<'definitions'>) => {
  if (look === 'durations') return <Durations items={items} />;
  return <DefinitionList className={looks[look ?? 'rows']} items={items} />;
};

const looks = { rows: 'definitions', facts: 'facts stacked', columns: 'definition-columns' } as const;

export const definitions: SectionKind<'definitions'> = {
  Content: Definitions,
  hasAllColumns: ({ look }) => look === 'columns' || look === 'durations',
  hasWideFigure: ({ items }) => items.length > 4,
};
