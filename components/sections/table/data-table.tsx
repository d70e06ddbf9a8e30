import clsx from 'clsx';
import { MachineImage } from '@/components/machines/machine-image';
import { measuredStyle } from '@/components/ui/measured-style';
import { RichText } from '@/components/ui/rich-text';
import { workingFigures } from '@/content/drawings/figures';
import type { Table, Text } from '@/content/section';
import type { MachineWithoutPage } from '@/content/machines/sizes';
import { categoryCodes } from '@/content/tickets/categories';
import type { MachineSlug } from '@/content/site/site-path';
import { machineDrawings, drawingOf, person, whiteImage } from '@/lib/machines/machine-drawings';
import { drawingGap, tenths } from '@/lib/machines/measures';
import { withNoBreakSpaces } from '@/lib/site/format';
import { DrawingToScale } from '@/components/machines/drawing-to-scale';
import { PersonDrawing } from '@/components/machines/person-drawing';

const code = new RegExp(String.raw`\b((?:${categoryCodes.join('|')})[A-Z]?)\b`);

/** Card categories are bold, so that readers can find theirs. */
const Codes = ({ words }: { readonly words: string }) =>
  words.split(code).map((piece, index) => (index % 2 === 1 ? <b key={index}>{piece}</b> : piece));

type DataTableProps = Table & {
  /** The language of `columns`, if other texts of the table have another language. */
  readonly columnsLang?: string;
  /** The machine that is drawn next to each row header. */
  readonly machines?: readonly (MachineSlug | MachineWithoutPage | undefined)[] | undefined;
  /** Draws the machines to the same scale, as tiles on screen. */
  readonly isToScale?: boolean;
};

/** Maximum length in characters of a cell that stays on one line, such as a weight or a code. */
const shortCell = 14;

/** From this number of rows, a list of codes has two columns in wide windows. */
const longTable = 40;

const lineClass = (cell: Text) =>
  typeof cell === 'string' && cell.length <= shortCell ? 'md:whitespace-nowrap' : undefined;

type RowMachineProps = Pick<DataTableProps, 'isToScale'> & {
  readonly name: MachineSlug | MachineWithoutPage | undefined;
};

const RowMachine = ({ name, isToScale }: RowMachineProps) => {
  if (!name) return <i aria-hidden="true" />;
  const machine = drawingOf(name);
  return isToScale ? (
    <div>
      <PersonDrawing />
      <DrawingToScale drawing={machine} image={whiteImage(machine)} />
    </div>
  ) : (
    <MachineImage file={machine.file} />
  );
};

/**
 * The length in metres of the longest machine including the person next to it. table-scale.css calculates the scale from
 * this value.
 */
const longest = tenths(Math.max(...machineDrawings.map(({ width }) => width)) + drawingGap + person.width);
const scale = measuredStyle({ '--long': longest });

/**
 * On phones, rows become blocks. The roles are explicit, because browsers drop the semantics of a table whose
 * `display` changes.
 */
export const DataTable = ({
  caption,
  columns,
  columnsLang,
  rows,
  machines,
  isToScale = false,
  cardColours = [],
  isNumbered,
  hasTotals,
  quarters,
  look = columns.length === 2 && !machines ? 'columns' : 'stacked',
}: DataTableProps) => (
  <table
    className={clsx(
      'data-table',
      !quarters && `table-${look}`,
      look === 'columns' && rows.length >= longTable && 'in-two',
      hasTotals && 'has-totals',
      isNumbered && 'numbered',
      quarters && 'table-tiles',
      isToScale && ['to-scale', scale.className],
    )}
    role="table"
  >
    <caption className="sr-only">
      {caption}
      {isToScale && scale.rule}
    </caption>
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
          <th scope="row" role="rowheader" className={isNumbered ? undefined : lineClass(header)}>
            {quarters && (
              <div className="quarter">
                <img
                  src={`/figures/${quarters}.svg`}
                  alt=""
                  width={360}
                  height={workingFigures[quarters].height}
                  loading="lazy"
                  decoding="async"
                />
              </div>
            )}
            {machines ? (
              <div className="machine-cell">
                <RowMachine name={machines[row]} isToScale={isToScale} />
                <span>
                  <RichText text={header} />
                </span>
              </div>
            ) : (
              <>
                {cardColours[row] && <i className={`card-chip card-${cardColours[row]}`} />}
                <RichText text={header} />
              </>
            )}
          </th>
          {cells.map((cell, column) => (
            <td key={column} role="cell" className={lineClass(cell)} data-label={columns[column + 1]}>
              {look !== 'columns' && typeof cell === 'string' ? (
                <Codes words={withNoBreakSpaces(cell)} />
              ) : (
                <RichText text={cell} />
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
