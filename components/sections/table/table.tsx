import { workingFigures } from '@/content/drawings/figures';
import { MachineStrip } from '@/components/machines/machine-strip';
import type { SectionKind, ContentProps } from '../section-kind';
import { DataTable } from './data-table';

const Table = ({ section: { machines, ...table } }: ContentProps<'table'>) => (
  <>
    {machines && <MachineStrip machines={machines} />}
    <DataTable {...table} />
  </>
);

export const table: SectionKind<'table'> = {
  Content: Table,
  hasAllColumns: ({ machines, look, figure }) =>
    look === 'ranked' || machines !== undefined || (figure && workingFigures[figure].hasRows) === true,
};
