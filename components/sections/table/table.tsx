import { MachineRow } from '@/components/machines/machine-row.tsx';
import { DataTable } from '../data-table.tsx';
import type { KindRenderer } from '../kind-renderer.ts';

export const tableKind: KindRenderer<'table'> = {
  layout: ({ look, machines, width, rows }) => ({
    width: look === 'ranked' || machines ? 'all-columns' : width,
    isKeptTogether: rows.length < 10,
  }),
  Content: ({ machines, ...table }) => (
    <>
      {machines && <MachineRow machines={machines} hasNames />}
      <DataTable {...table} />
    </>
  ),
};
