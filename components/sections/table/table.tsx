import type { SectionKind, SectionProps } from '../section-kind';
import { DataTable } from './data-table';

const Table = ({ section }: SectionProps<'table'>) => <DataTable {...section} />;

export const table: SectionKind<'table'> = {
  Content: Table,
  isFull: ({ machines }) => machines !== undefined,
};
