import { DefinitionList } from '@/components/ui/definition-list.tsx';
import type { KindRenderer } from '../kind-renderer.ts';
import { Durations } from './durations.tsx';

const looks = { rows: 'definitions', columns: 'definition-columns' } as const;

export const definitionsKind: KindRenderer<'definitions'> = {
  layout: ({ look, intro, items }) => ({
    width: look && 'all-columns',
    isKeptTogether: look === 'durations' || (intro !== undefined && items.length < 5),
  }),
  Content: ({ look, items }) => {
    if (look === 'durations') return <Durations items={items} />;
    return <DefinitionList className={looks[look ?? 'rows']} items={items} />;
  },
};
