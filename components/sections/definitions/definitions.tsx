import { DefinitionList } from '@/components/ui/definition-list';
import type { SectionKind, SectionProps } from '../section-kind';

const Definitions = ({ section }: SectionProps<'definitions'>) => (
  <DefinitionList className="definitions" items={section.items} />
);

export const definitions: SectionKind<'definitions'> = { Content: Definitions, hasRows: true };
