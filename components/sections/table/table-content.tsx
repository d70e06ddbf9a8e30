import { MachineRow } from '@/components/machines/machine-row.tsx';
import type { SectionOf } from '@/content/model/section.ts';
import type { GridLayout } from '../kind-renderer.ts';
import { DataTable } from '../shared/data-table.tsx';

export const tableLayout = ({ look, machines, width, rows }: SectionOf<'table'>): GridLayout => ({
  width: look === 'ranked' || machines ? 'all-columns' : width,
  isKeptTogether: rows.length < 10,
});

export const TableContent = ({ machines, ...table }: SectionOf<'table'>) => (
  <>
    {machines && <MachineRow machines={machines} hasNames />}
    <DataTable {...table} />
  </>
);
