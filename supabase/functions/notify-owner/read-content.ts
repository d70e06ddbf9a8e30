import { forms } from '@/content/forms/index.ts';
import type { Form } from '@/content/model/form.ts';
import type { LeadRow } from '@/lib/leads/lead-row.ts';
import type { MailRow } from '@/lib/leads/mail-row.ts';
import type { RestClient } from '@/lib/secret-client/rest-client.ts';
import { impersonalValues } from './impersonal-values.ts';
import type { Lead } from './lead.ts';
import type { LeadGroup, MailContent } from './write-mail.ts';

/** The number of leads that an email shows in full. */
const maxLeadsInFull = 10;
/** Projects return at most this many rows. */
const maxRowsRead = 1000;

const readGroup = async (database: RestClient, form: Form, mailId: string, hasDetails: boolean) => {
  const rows = `${form.table}?mail_id=eq.${mailId}`;
  const amount = await database.count(rows);
  const ids =
    amount === 0 ? [] : await database.get<{ id: string }>(`${rows}&select=id&order=id&limit=${maxRowsRead}`);
  const shownRows = `${rows}&likely_flood=is.false`;
  const shownAmount = amount === 0 ? 0 : await database.count(shownRows);
  const leads =
    hasDetails && shownAmount > 0
      ? await database.get<LeadRow>(
          `${shownRows}&order=mail_after.asc.nullsfirst,created_at,id&limit=${maxLeadsInFull}`,
        )
      : [];
  const { summaryColumn } = form;
  const summaryRows =
    summaryColumn === undefined || shownAmount === 0
      ? []
      : await database.get<LeadRow>(`${shownRows}&select=${summaryColumn}&order=id&limit=${maxRowsRead}`);
  const group: LeadGroup = {
    form,
    amount,
    flood: amount - shownAmount,
    summaries: [
      ...new Set(summaryRows.flatMap((row) => impersonalValues(row[summaryColumn ?? '']))),
    ].toSorted(),
  };
  return { group, ids: ids.map(({ id }) => id), leads: leads.map((row): Lead => ({ form, row })) };
};

/** Leads that needed an email at once come first, then the oldest. */
const compare = (a: Lead, b: Lead): number => {
  const rank = ({ row }: Lead) => [
    row.mail_after ? Date.parse(String(row.mail_after)) : 0,
    Date.parse(row.created_at),
  ];
  const [after = 0, createdAt = 0] = rank(a);
  const [otherAfter = 0, otherCreatedAt = 0] = rank(b);
  return after - otherAfter || createdAt - otherCreatedAt || (a.row.id < b.row.id ? -1 : 1);
};

/** `ids` are those of all leads of the email, shown or not. */
type Content = { readonly content: MailContent; readonly ids: readonly string[] };

/** Depends only on the stored rows, so that a retry sends the same email. */
export const readContent = async (
  database: RestClient,
  { id, is_test, limits }: MailRow,
  details: MailContent['details'],
): Promise<Content> => {
  const groupsOfForms = await Promise.all(
    forms.map((form) => readGroup(database, form, id, details === 'full')),
  );
  const leads = groupsOfForms
    .flatMap((one) => one.leads)
    .toSorted(compare)
    .slice(0, maxLeadsInFull);
  const groups = groupsOfForms.map(({ group }) => group).filter(({ amount }) => amount > 0);
  return {
    content: { isTest: is_test, groups, leads, limits, details },
    ids: groupsOfForms.flatMap((one) => one.ids),
  };
};
