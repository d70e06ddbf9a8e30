import { relative } from 'node:path';
import type { Form } from '@/content/model/form.ts';
import type { RestClient } from '@/lib/secret-client/rest-client.ts';
import { ExpectedError } from '../../shared/expected-error.ts';

export type LeadOptions = {
  readonly since: Date;
  readonly machine?: string | undefined;
  readonly town?: string | undefined;
  /** Only leads that aren't marked as answered. */
  readonly unanswered: boolean;
  readonly csv: boolean;
  readonly flood: boolean;
  readonly 'delete-flood': boolean;
};

/** A quoted value of a PostgREST filter, in which no character has a meaning. */
const quoted = (value: string): string => encodeURIComponent(JSON.stringify(value));

/** Throws an ExpectedError for wildcards. Matches no lead of a form without free text. */
const textFilter = ({ fields, nameColumn }: Form, text: string): string => {
  if (!/^[^*%_\\]+$/.test(text))
    throw new ExpectedError(`"${text}" can't be searched for. Type a word without *, %, _ and \\.`);
  const columns = Object.values(fields)
    .filter(({ kind, column }) => (kind === 'text' || kind === 'textarea') && column !== nameColumn)
    .map(({ column }) => `${column}.ilike.${quoted(`*${text}*`)}`);
  return `or=(${['id.is.null', ...columns].join()})`;
};

/** Matches a machine of the form's list, in upper or lower case, or the text of a form without machines. */
const machineFilter = (form: Form, machine: string): string => {
  const [list] = Object.values(form.fields).flatMap((field) =>
    field.offersMachines && 'offered' in field ? field : [],
  );
  if (!list) return textFilter(form, machine);
  const name = list.offered.find((one) => one.toLowerCase() === machine.toLowerCase());
  if (name === undefined)
    throw new ExpectedError(`There is no machine "${machine}". The machines are ${list.offered.join(', ')}.`);
  return list.kind === 'checkboxes'
    ? `${list.column}=cs.{${quoted(name)}}`
    : `${list.column}=eq.${encodeURIComponent(name)}`;
};

/** Returns a PostgREST filter. Throws an ExpectedError for an unknown machine. */
export const filterOf = (form: Form, { since, machine, town, unanswered }: LeadOptions): string =>
  [
    `created_at=gte.${since.toISOString()}`,
    ...(machine === undefined ? [] : [machineFilter(form, machine)]),
    ...(town === undefined ? [] : [textFilter(form, town)]),
    ...(unanswered ? ['answered_at=is.null'] : []),
  ].join('&');

/** The form whose leads a command lists, writes or deletes, and the options that select them. */
export type Selection = {
  readonly form: Form;
  readonly options: LeadOptions;
  readonly database: RestClient;
  /** For the files that the command writes. */
  readonly folder: string;
};

const numbers = new Intl.NumberFormat('en-GB');

export const formatCount = (count: number): string => numbers.format(count);

/** `1,204 messages` */
export const countText = ({ noun, plural }: Form, count: number): string =>
  `${formatCount(count)} ${count === 1 ? noun : plural}`;

export const commandFor = ({ id }: Form): string => `npm run leads -- ${id}`;

export const relativePath = (file: string): string => relative(process.cwd(), file);

/** Rows that look like part of a flood are selected only if the options ask for them. */
export const selectedRows = ({ form, options }: Selection, isFlood: boolean): string =>
  `likely_flood=is.${isFlood}&${filterOf(form, options)}`;

/** The lines about rows that look like a flood and were left out. */
export const floodNote = async (selection: Selection): Promise<readonly string[]> => {
  const { form, options, database } = selection;
  const count = options.flood ? 0 : await database.count(`${form.table}?${selectedRows(selection, true)}`);
  if (count === 0) return [];
  const command = commandFor(form);
  return [
    `${formatCount(count)} more look like a flood. List them: ${command} --flood. Delete them: ${command} --delete-flood`,
  ];
};
