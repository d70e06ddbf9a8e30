import { MachineStrip } from '@/components/machines/machine-strip';
import type { ContentProps } from '../content-props';
import { DataTable } from './data-table';

export const Table = ({ section: { machines, ...table } }: ContentProps<'table'>) => (
  <>
    {machines && <MachineStrip machines={machines} />}
    <DataTable {...table} />
  </>
);
