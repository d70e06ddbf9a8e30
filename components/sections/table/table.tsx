import { MachineStrip } from '@/components/machines/machine-strip';
import type { SectionOf } from '@/content/section';
import type { ContentProps } from '../content-props';
import type { SectionLayout } from '../section-layout';
import { DataTable } from './data-table';

export const tableLayout = ({ look, machines, width, rows }: SectionOf<'table'>): SectionLayout => ({
  hasAllColumns: look === 'ranked' || machines !== undefined || width === 'all-columns',
  isKeptTogether: rows.length < 10,
});

export const Table = ({ section: { machines, ...table } }: ContentProps<'table'>) => (
  <>
    {machines && <MachineStrip machines={machines} />}
    <DataTable {...table} />
  </>
);
