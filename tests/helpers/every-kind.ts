import type { Fields } from '@/content/model/form.ts';

const words = { label: 'Label', noun: 'name' };
const required = { ...words, requiredMessage: 'Missing' };

export const everyKind = {
  text: { ...required, kind: 'text', column: 'a_text', max: 200 },
  optional: { ...words, kind: 'text', column: 'optional', max: 9 },
  email: { ...required, kind: 'email', column: 'email' },
  optionalEmail: { ...words, kind: 'email', column: 'optional_email' },
  phone: { ...required, kind: 'phone', column: 'phone' },
  optionalPhone: { ...words, kind: 'phone', column: 'optional_phone' },
  lines: { ...required, kind: 'textarea', column: 'lines', rows: 3, max: 500 },
  number: { ...required, kind: 'number', column: 'years', min: 0, max: 80 },
  optionalNumber: { ...words, kind: 'number', column: 'optional_years', min: 1, max: 80 },
  boxes: { ...required, kind: 'checkboxes', column: 'boxes', offered: ['A', 'B', 'C'] },
  size: { ...required, kind: 'select', column: 'size', offered: ['Small', 'Medium, or so', 'Large'] },
  optionalSize: { ...words, kind: 'select', column: 'optional_size', offered: ['Short', 'Long'] },
  van: { ...required, kind: 'radio', column: 'van', offered: ['Yes', 'No'] },
  optionalVan: { ...words, kind: 'radio', column: 'optional_van', offered: ['Yes', 'No'] },
  day: { ...required, kind: 'date', column: 'a_day', earliest: '2024-02-29', latest: '2030-12-31' },
  optionalDay: {
    ...words,
    kind: 'date',
    column: 'optional_day',
    earliest: '2026-01-01',
    latest: '2026-12-31',
  },
  agreed: { ...required, kind: 'checkbox', column: 'agreed' },
  optionalTick: { ...words, kind: 'checkbox', column: 'optional_tick' },
} as const satisfies Fields;

/** Follows docs/adding-a-form-field.md. */
export const everyKindTable = `
  create table public.samples (
    a_text text not null constraint samples_a_text_check check (private.is_line(a_text, 1, 200)),
    optional text not null default '' constraint samples_optional_check check (private.is_line(optional, 0, 9)),
    email text not null constraint samples_email_check check (private.is_email(email)),
    optional_email text not null default ''
      constraint samples_optional_email_check check (optional_email = '' or private.is_email(optional_email)),
    phone text not null constraint samples_phone_check check (private.is_phone(phone)),
    optional_phone text not null default ''
      constraint samples_optional_phone_check check (optional_phone = '' or private.is_phone(optional_phone)),
    lines text not null constraint samples_lines_check check (private.is_text(lines, 1, 500)),
    years integer not null constraint samples_years_check check (years between 0 and 80),
    optional_years integer constraint samples_optional_years_check check (optional_years between 1 and 80),
    boxes text[] not null constraint samples_boxes_check check (boxes <> '{}' and private.is_list(boxes, 50, 100)),
    size text not null constraint samples_size_check check (size in ('Small', 'Medium, or so', 'Large')),
    optional_size text not null default ''
      constraint samples_optional_size_check check (optional_size in ('', 'Short', 'Long')),
    van text not null constraint samples_van_check check (van in ('Yes', 'No')),
    optional_van text not null default ''
      constraint samples_optional_van_check check (optional_van in ('', 'Yes', 'No')),
    a_day date not null constraint samples_a_day_check check (a_day between '2024-02-29' and '2030-12-31'),
    optional_day date constraint samples_optional_day_check check (optional_day between '2026-01-01' and '2026-12-31'),
    agreed boolean not null constraint samples_agreed_check check (agreed),
    optional_tick boolean not null default false constraint samples_optional_tick_check check (optional_tick is not null)
  );
  select private.make_form_table('samples');`;
