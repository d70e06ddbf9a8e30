import { forms as allForms } from '@/content/forms/index.ts';
import type { Form } from '@/content/model/form.ts';
import { isRequired } from '@/lib/forms/read-field.ts';

/** Mistakes in the forms of content that the compiler can't report. */
export const formProblems = (forms: readonly Form[] = allForms): readonly string[] =>
  forms.flatMap(({ id, nameColumn, limitedBy, summaryColumn, fields }) => {
    const columns = new Set(Object.values(fields).map(({ column }) => column));
    const required = Object.values(fields).filter((field) => isRequired(field));
    const isAnswerable = required.some(({ kind }) => kind === 'email' || kind === 'phone');
    const isRequiredColumn = (name: string) => required.some(({ column }) => column === name);
    const problemOf = (column: string) =>
      columns.has(column) ? 'which is optional' : 'which none of its fields has';
    return [
      ...(isRequiredColumn(nameColumn)
        ? []
        : [
            `content/forms: the form "${id}" has \`nameColumn: '${nameColumn}'\`, ${problemOf(nameColumn)}, so you can’t know who sent a lead. Name the column of a required field.`,
          ]),
      ...(isAnswerable
        ? []
        : [
            `content/forms: the form "${id}" has no required field of the kind email or phone, so you can’t reply to a lead. Add one, or give an optional one a \`requiredMessage\`.`,
          ]),
      ...(isRequiredColumn(limitedBy)
        ? []
        : [
            `content/forms: the form "${id}" has \`limitedBy: '${limitedBy}'\`, ${problemOf(limitedBy)}. All visitors without it would count as one person. Name the column of a required field, and change the database too: docs/adding-a-form-field.md#making-a-required-field-optional`,
          ]),
      ...(summaryColumn === undefined || columns.has(summaryColumn)
        ? []
        : [
            `content/forms: the form "${id}" has \`summaryColumn: '${summaryColumn}'\`, which none of its fields has. Name another column, or delete the line.`,
          ]),
    ];
  });
