import type { Form } from '@/content/model/form.ts';
import { referenceOf, type LeadRow } from '@/lib/leads/lead-row.ts';
import { printable } from '@/lib/leads/printable.ts';
import { cellsOf } from './cells-of.ts';
import { commandFor, countText, floodNote, selectedRows, type Selection } from './selection.ts';

const maxCellWidth = 36;

/** More would scroll out of sight. */
const maxRows = 300;

/** The first row contains the headings. */
export const formatTable = (rows: readonly (readonly string[])[]): string => {
  const cells = rows.map((row) => row.map((value) => shorten(toCharacters(toPrintable(value)))));
  const widths = (rows[0] ?? []).map((_, column) =>
    cells.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0),
  );
  return cells
    .map((row) => row.map((cell, column) => cell.join('') + ' '.repeat((widths[column] ?? 0) - cell.length)))
    .map((row) => row.join('  ').trimEnd())
    .join('\n');
};

/** On one line, without anything that could move the terminal's cursor, change its colours or cover other lines. */
const toPrintable = (value: string) =>
  printable(value)
    .trim()
    .replaceAll(/\s*\n\s*/g, ', ')
    .replaceAll('\t', ' ');

const segmenter = new Intl.Segmenter('en');

/** Returns a letter together with its combining marks as one character. */
const toCharacters = (value: string) => [...segmenter.segment(value)].map(({ segment }) => segment);

const shorten = (characters: readonly string[]) =>
  characters.length > maxCellWidth ? [...characters.slice(0, maxCellWidth - 1), '…'] : characters;

const shownColumns = ({ fields }: Form) => [
  'id',
  'created_at',
  'answered_at',
  ...Object.values(fields).map(({ column }) => column),
];

export const tableOf = (form: Form, rows: readonly LeadRow[]): string => {
  const columns = shownColumns(form);
  const shortRows = rows.map((row) => ({ ...row, id: referenceOf(row) }));
  return formatTable([columns, ...cellsOf(shortRows, columns)]);
};

/** Lists the newest rows, and counts the others. */
export const listNewest = async (selection: Selection): Promise<string> => {
  const { form, options, database } = selection;
  const selected = `${form.table}?${selectedRows(selection, options.flood)}`;
  const rows = await database.get<LeadRow>(
    `${selected}&select=${shownColumns(form).join()}&order=created_at.desc,id.desc&limit=${maxRows}`,
  );
  const count = await database.count(selected);
  const total = countText(form, count);
  if (count === 0) return [`${total}.`, ...(await floodNote(selection))].join('\n');
  const which = rows.length < count ? `The newest ${rows.length} of ${total}. All` : `${total}. Full texts`;
  return [
    tableOf(form, rows),
    `${which} in a file: ${commandFor(form)}${options.flood ? ' --flood' : ''} --csv`,
    ...(await floodNote(selection)),
  ].join('\n');
};
