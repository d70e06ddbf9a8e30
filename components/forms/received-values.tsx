import { formatDate } from '@/content/format/format-date.ts';
import { capitalised } from '@/content/format/grammar.ts';
import { formText } from '@/content/forms/form-text.ts';
import { siteLanguage } from '@/content/language.ts';
import type { Field, Fields } from '@/content/model/form.ts';
import { storedText } from '@/lib/forms/stored-text.ts';

const textOf = (field: Field, value: unknown): string => {
  const text = storedText(value, 'none' in field ? (field.none ?? '') : '');
  return field.kind === 'date' && text !== '' ? formatDate(text) : text;
};

type ReceivedValuesProps = { readonly fields: Fields; readonly row: Readonly<Record<string, unknown>> };

export const ReceivedValues = ({ fields, row }: ReceivedValuesProps) => (
  <>
    <h3 lang={siteLanguage} className="mt-4 text-lg">
      {formText.sent}
    </h3>
    <dl className="mb-4">
      {Object.values(fields).map((field) => {
        const { noun, column } = field;
        const value = textOf(field, row[column]);
        return (
          value !== '' && (
            <div key={column} className="border-b border-line py-1 sm:grid sm:grid-cols-[12rem_1fr]">
              {/* Don't use `::first-letter`, because some screen readers announce that letter separately. */}
              <dt className="text-mute">{capitalised(noun)}</dt>
              <dd
                lang={typeof row[column] === 'boolean' ? siteLanguage : undefined}
                className="wrap-anywhere whitespace-pre-line"
              >
                {value}
              </dd>
            </div>
          )
        );
      })}
    </dl>
  </>
);
