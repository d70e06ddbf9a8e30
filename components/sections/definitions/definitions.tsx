import { DefinitionList } from '@/components/ui/definition-list';
import type { SectionKind, ContentProps } from '../section-kind';

const Definitions = ({ section }: ContentProps<'definitions'>) => (
  <DefinitionList className={section.look ?? 'definitions'} items={section.items} />
);

export const definitions: SectionKind<'definitions'> = {
  Content: Definitions,
  hasRows: true,
  hasWideFigure: ({ items }) => items.length > 4,
};
