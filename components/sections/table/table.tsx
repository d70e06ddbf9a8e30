import { workingFigures } from '@/content/drawings/figures';
import type { SectionKind, ContentProps } from '../section-kind';
import { DataTable } from './data-table';
import { MachineStrip } from '@/components/machines/machine-strip';

const Table = ({ section: { machines, drawings, ...rest } }: ContentProps<'table'>) =>
  machines && drawings === 'above' ? (
    <>
      <MachineStrip machines={[...new Set(machines.filter((machine) => machine !== undefined))]} />
      <DataTable {...rest} />
    </>
  ) : (
    <DataTable {...rest} machines={machines} isToScale={drawings === 'to-scale'} />
  );

export const table: SectionKind<'table'> = {
  Content: Table,
  hasAllColumns: ({ machines, figure, quarters, isNumbered = false }) =>
    isNumbered ||
    machines !== undefined ||
    quarters !== undefined ||
    (figure && workingFigures[figure].hasRows) === true,
};
