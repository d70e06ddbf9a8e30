import { MachineStrip } from '@/components/machines/machine-strip.tsx';
import type { SectionOf } from '@/content/types/section.ts';
import type { ContentProps } from '../content-props.ts';
import type { SectionLayout } from '../section-layout.ts';
import { DataTable } from './data-table.tsx';

export const tableLayout = ({ look, machines, width, rows }: SectionOf<'table'>): SectionLayout => ({
  hasAllColumns: look === 'ranked' || machines !== undefined || width === 'all-columns',
  isKeptTogether: rows.length < 10,
});

export const TableBlock = ({ section: { machines, ...table } }: ContentProps<'table'>) => (
  <>
    {machines && <MachineStrip machines={machines} />}
    <DataTable {...table} />
  </>
);
