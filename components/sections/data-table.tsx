import clsx from 'clsx';
import { isValidElement, type ReactElement } from 'react';
import { RichText } from '@/components/ui/rich-text.tsx';
import type { Table } from '@/content/model/section-parts.ts';
import type { Text } from '@/content/model/text.ts';
import { categoryCodes } from '@/content/tickets/categories.ts';

const code = new RegExp(String.raw`\b((?:${categoryCodes.join('|')})[A-Z]?)\b`);

/** Card categories are bold, so that readers can find theirs. */
const Codes = ({ words }: { readonly words: string }) =>
  words.split(code).map((piece, index) => (index % 2 === 1 ? <b key={index}>{piece}</b> : piece));

/** Text, or a drawing. */
type Cell = Text | ReactElement;

type DataTableProps = Omit<Table, 'rows'> & {
  readonly rows: readonly (readonly Cell[])[];
  /** Replaces the class of a look. */
  readonly className?: string;
  /** The language of `columns`, if other texts of the table have another language. */
  readonly columnsLang?: string;
};

/** Maximum length in characters of a cell that stays on one line, such as a weight or a code. */
const maxUnwrappedLetters = 14;

const lineClass = (cell: Cell) =>
  typeof cell === 'string' && cell.length <= maxUnwrappedLetters ? 'md:whitespace-nowrap' : undefined;

/** The class of each look (data-table.css). */
const classes = {
  columns: 'column-table',
  ranked: 'stacked-table ranked-table',
} as const satisfies Record<NonNullable<Table['look']>, string>;

const CellContent = ({ cell }: { readonly cell: Cell }) => {
  if (typeof cell === 'string') return <Codes words={cell} />;
  return isValidElement(cell) ? cell : <RichText text={cell} />;
};

/** The roles are explicit, because browsers drop the semantics of a table whose `display` changes. */
export const DataTable = ({ caption, columns, columnsLang, rows, look, className }: DataTableProps) => {
  const isLabelled = columns.length > 3;
  return (
    <div className="table-scroller">
      <table
        className={clsx(
          'data-table',
          className ?? (look ? classes[look] : 'stacked-table'),
          isLabelled && 'labelled-cells',
        )}
        role="table"
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" lang={columnsLang}>
          <tr role="row">
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([header = '', ...cells], row) => (
            <tr key={row} role="row">
              <th scope="row" role="rowheader" className={look === 'ranked' ? undefined : lineClass(header)}>
                {isValidElement(header) ? header : <RichText text={header} />}
              </th>
              {cells.map((cell, column) => (
                <td
                  key={column}
                  role="cell"
                  className={lineClass(cell)}
                  data-label={isLabelled ? columns[column + 1] : undefined}
                >
                  <CellContent cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
