import path from 'node:path';
import type { Form } from '@/content/forms/form.ts';
import type { Connection } from '@/lib/database/connection.ts';
import { filterOf } from './filters.ts';
import type { LeadArguments } from './parse-arguments.ts';
import { countRows } from './read-rows.ts';

/** The form whose leads a command lists, writes or deletes, and the options that select them. */
export type Selection = {
  readonly form: Form;
  readonly options: LeadArguments['options'];
  readonly connection: Connection;
  /** For the files that the command writes. */
  readonly folder: string;
};

const numbers = new Intl.NumberFormat('en-GB');

export const formatCount = (count: number): string => numbers.format(count);

/** `1,204 messages` */
export const countText = ({ noun, plural }: Form, count: number): string =>
  `${formatCount(count)} ${count === 1 ? noun : plural}`;

export const commandFor = ({ id }: Form): string => `npm run leads -- ${id}`;

export const relativePath = (file: string): string => path.relative(process.cwd(), file);

/** Rows that look like part of a flood are selected only if the options ask for them. */
export const selectedRows = ({ form, options }: Selection, isFlood: boolean): string =>
  `likely_flood=is.${isFlood}&${filterOf(form, options)}`;

/** The lines about rows that look like a flood and were left out. */
export const floodNote = async (selection: Selection): Promise<readonly string[]> => {
  const { form, options, connection } = selection;
  const count = options.flood ? 0 : await countRows(connection, form.table, selectedRows(selection, true));
  if (count === 0) return [];
  const command = commandFor(form);
  return [
    `${formatCount(count)} more look like a flood. List them: ${command} --flood. Delete them: ${command} --delete-flood`,
  ];
};
