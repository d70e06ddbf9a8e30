import clsx from 'clsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import type { Table } from '@/content/section.ts';
import type { Text } from '@/content/text.ts';
import { categoryCodes } from '@/content/tickets/categories.ts';

const code = new RegExp(String.raw`\b((?:${categoryCodes.join('|')})[A-Z]?)\b`);

/** Card categories are bold, so that readers can find theirs. */
const Codes = ({ words }: { readonly words: string }) =>
  words.split(code).map((piece, index) => (index % 2 === 1 ? <b key={index}>{piece}</b> : piece));

type DataTableProps = Table & {
  /** The language of `columns`, if other texts of the table have another language. */
  readonly columnsLang?: string;
};

/** Maximum length in characters of a cell that stays on one line, such as a weight or a code. */
const shortCell = 14;

const lineClass = (cell: Text) =>
  typeof cell === 'string' && cell.length <= shortCell ? 'md:whitespace-nowrap' : undefined;

/** The class of each look (data-table.css). */
const classes = {
  columns: 'column-table',
  gantt: 'gantt-table',
  ranked: 'stacked-table ranked-table',
} as const satisfies Record<NonNullable<Table['look']>, string>;

type TimeBarProps = { readonly start: number; readonly length: number; readonly total: number };

/** The rest is for the number beside the longest bar. */
const axisPercent = 92;

/** A bar with its number at its end. Coordinates in percent don't stretch the number. */
const TimeBar = ({ start, length, total }: TimeBarProps) => {
  const percent = (minutes: number) => `${Number(((minutes / total) * axisPercent).toFixed(2))}%`;
  return (
    <svg>
      <rect x={percent(start)} width={percent(length)} />
      <text x={percent(start + length)} y="1.4rem" dx="8">
        {length}
      </text>
    </svg>
  );
};

/** The roles are explicit, because browsers drop the semantics of a table whose `display` changes. */
export const DataTable = ({ caption, columns, columnsLang, rows, look }: DataTableProps) => {
  const isLabelled = columns.length > 3;
  const durations = look === 'gantt' ? rows.slice(0, -1).map((cells) => Number(cells.at(-1))) : [];
  const total = durations.at(-1) ?? 0;
  return (
    <div className="table-scroller">
      <table
        className={clsx('data-table', look ? classes[look] : 'stacked-table', isLabelled && 'labelled-cells')}
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
                <RichText text={header} />
              </th>
              {cells.map((cell, column) => (
                <td
                  key={column}
                  role="cell"
                  className={lineClass(cell)}
                  data-label={isLabelled ? columns[column + 1] : undefined}
                >
                  {row < durations.length ? (
                    <TimeBar
                      start={durations.slice(0, row).reduce((sum, length) => sum + length, 0) % total}
                      length={durations[row] ?? 0}
                      total={total}
                    />
                  ) : typeof cell === 'string' ? (
                    <Codes words={cell} />
                  ) : (
                    <RichText text={cell} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
