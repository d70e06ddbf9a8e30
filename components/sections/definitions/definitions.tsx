import { DefinitionList } from '@/components/ui/definition-list';
import type { SectionKind, ContentProps } from '../section-kind';

const Definitions = ({ section }: ContentProps<'definitions'>) => (
  <DefinitionList className={section.look ? 'facts stacked' : 'definitions'} items={section.items} />
);

export const definitions: SectionKind<'definitions'> = {
  Content: Definitions,
  hasWideFigure: ({ items }) => items.length > 4,
};
