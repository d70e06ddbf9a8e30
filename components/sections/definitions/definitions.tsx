import { DefinitionList } from '@/components/ui/definition-list';
import type { SectionKind, ContentProps } from '../section-kind';

const Definitions = ({ section: { look, items } }: ContentProps<'definitions'>) => (
  <DefinitionList className={look ? 'facts stacked' : 'definitions'} items={items} />
);

export const definitions: SectionKind<'definitions'> = {
  Content: Definitions,
  hasWideFigure: ({ items }) => items.length > 4,
};
