import { figures } from '@/content/machines/figures';
import type { SectionKind, ContentProps } from '../section-kind';
import { DataTable } from './data-table';
import { MachineStrip } from '@/components/machines/machine-strip';

/** Rows of stages share machines, so one strip above the table draws each machine once. */
const Table = ({ section }: ContentProps<'table'>) => {
  if (section.look !== 'pairs' || !section.machines) return <DataTable {...section} />;
  const { machines, toScale: _toScale, ...rows } = section;
  return (
    <>
      <MachineStrip named machines={[...new Set(machines.filter((machine) => machine !== undefined))]} />
      <DataTable {...rows} />
    </>
  );
};

export const table: SectionKind<'table'> = {
  Content: Table,
  hasRows: true,
  isFull: ({ machines, figure }) => machines !== undefined || (figure && figures[figure].hasRows) === true,
};
