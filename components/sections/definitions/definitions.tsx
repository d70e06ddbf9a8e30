import { DefinitionList } from '@/components/ui/definition-list.tsx';
import type { SectionOf } from '@/content/model/section.ts';
import type { GridLayout } from '../kind-renderer.ts';
import { Durations } from './durations.tsx';

export const Definitions = ({ look, items }: SectionOf<'definitions'>) => {
  if (look === 'durations') return <Durations items={items} />;
  return <DefinitionList className={looks[look ?? 'rows']} items={items} />;
};

export const definitionsLayout = ({ look, intro, items }: SectionOf<'definitions'>): GridLayout => ({
  width: look && 'all-columns',
  isKeptTogether: look === 'durations' || (intro !== undefined && items.length < 5),
});

const looks = { rows: 'definitions', columns: 'definition-columns' } as const;
