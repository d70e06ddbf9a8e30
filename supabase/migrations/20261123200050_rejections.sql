-- Why the database rejects a form, for visitors. The page adds advice (content/forms/failures.ts). Only pages opened before a rule
-- changed send invalid fields, because the others validate them first.

create table private.rejections (
  name text primary key,
  -- PostgREST returns PT429 as status 429, for example, and 22023 as 400.
  code text not null,
  -- {field} stands for the name of a column, with spaces.
  sentence text not null
);
insert into private.rejections (name, code, sentence) values
  ('per_sender', 'PT429', 'We have just received several submissions from your internet connection, which others may share.'),
  ('per_person', 'PT429', 'We have already received several submissions from this {field}.'),
  ('per_day', 'PT429', 'We are receiving a lot of submissions today.'),
  ('too_large', 'PT413', 'This form is too large to be sent.'),
  ('not_json', 'PT415', 'This form must be sent as JSON.'),
  ('closed', 'PT410', 'This form is closed.'),
  ('second_form', '22023', 'Please send one form at a time.'),
  ('other_website', 'PT403', 'This form can only be sent from our website.'),
  ('invalid_field', '22023', 'Please check your {field}.');

create or replace function private.reject(name text, field text default '') returns void language plpgsql stable set search_path = '' as $$
declare
  rejection private.rejections;
  noun text := case field when 'email' then 'email address' when 'phone' then 'phone number' else replace(field, '_', ' ') end;
begin
  select * into strict rejection from private.rejections r where r.name = reject.name;
  raise exception using errcode = rejection.code, message = replace(rejection.sentence, '{field}', noun);
end $$;
comment on function private.reject is 'Raises an error with the code and the message of a rejection. `field` is a column.';
