import { DefinitionList } from '@/components/ui/definition-list';
import type { ContentProps } from '../content-props';
import { Durations } from './durations';

export const Definitions = ({ section: { look, items } }: ContentProps<'definitions'>) => {
  if (look === 'durations') return <Durations items={items} />;
  return <DefinitionList className={looks[look ?? 'rows']} items={items} />;
};

const looks = { rows: 'definitions', columns: 'definition-columns' } as const;
