import { DefinitionList } from '@/components/ui/definition-list.tsx';
import type { SectionOf } from '@/content/model/section.ts';
import { keptTogether, type ContentProps, type SectionLayout } from '../kind-renderer.ts';
import { Durations } from './durations.tsx';

export const Definitions = ({ section: { look, items } }: ContentProps<'definitions'>) => {
  if (look === 'durations') return <Durations items={items} />;
  return <DefinitionList className={looks[look ?? 'rows']} items={items} />;
};

export const definitionsLayout = ({ look, intro, items }: SectionOf<'definitions'>): SectionLayout => ({
  hasAllColumns: look === 'columns' || look === 'durations',
  className: look === 'durations' || (intro && items.length < 5) ? keptTogether : undefined,
});

const looks = { rows: 'definitions', columns: 'definition-columns' } as const;
