import { company } from '@/content/company.ts';
import { forms } from '@/content/forms/index.ts';
import { siteLanguage } from '@/content/language.ts';
import type { Form } from '@/content/model/form.ts';
import { ownerMail } from '@/content/owner-mail.ts';
import { referenceOf } from '@/lib/leads/lead-row.ts';
import type { ReachedLimit } from '@/lib/leads/mail-row.ts';
import { mailtoLink } from './email-address.ts';
import { withoutLinks } from './escape.ts';
import { detailsOf, nameOf, replyEmailOf, summaryOf, type Lead } from './lead.ts';
import { renderHtml, type MailBlock } from './render-html.ts';

/** The leads of one form that an email is about. */
export type LeadGroup = {
  readonly form: Form;
  readonly amount: number;
  /** How many of them look like part of a flood. The email doesn't show these. */
  readonly flood: number;
  /** Machines and proposed subjects, for an email without details. */
  readonly summaries: readonly string[];
};

export type MailContent = {
  readonly isTest: boolean;
  readonly groups: readonly LeadGroup[];
  /** The leads to show in full, oldest first. Empty in an email without details. */
  readonly leads: readonly Lead[];
  /** `refused`: like `counts`, after the mail service refused the email with details. */
  readonly details: 'full' | 'counts' | 'refused';
  readonly limits: readonly ReachedLimit[];
};

export type RenderedMail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo: string | null;
};

export type OwnerLinks = {
  /** The origin of the site. */
  readonly siteUrl: string;
  /** The page of the database's tables. */
  readonly tablesUrl: string;
};

/** In characters. Gmail clips an email of more than 102 kB. */
const maxTyped = 10_000;
const maxInSubject = 60;

const shorten = (text: string) =>
  [...text].length > maxInSubject ? `${[...text].slice(0, maxInSubject).join('')}…` : text;

const subjectOf = ({ isTest, groups, leads }: MailContent): string => {
  if (isTest) return ownerMail.test.subject;
  if (groups.length === 0) return ownerMail.limitSubject;
  const [lead] = leads;
  const total = groups.reduce((sum, { amount }) => sum + amount, 0);
  if (lead && total === 1)
    return ownerMail.subjectOfOne(lead.form, shorten(nameOf(lead)), shorten(summaryOf(lead)));
  return ownerMail.subject(groups.map(({ form, amount }) => ownerMail.counted(amount, form)));
};

const day = new Intl.DateTimeFormat(siteLanguage, { day: 'numeric', month: 'long', timeZone: 'UTC' });

const limitText = ({ form_table: table, limit_name, day: date }: ReachedLimit): string => {
  const form = forms.find((one) => one.table === table);
  const sentence = limit_name === 'network' ? ownerMail.limit.network : ownerMail.limit.per_day;
  return sentence(day.format(new Date(date)), form ?? { noun: table, plural: table });
};

const leadBlocks = (lead: Lead, { siteUrl }: OwnerLinks, maxLength: number): readonly MailBlock[] => {
  const replyEmail = replyEmailOf(lead);
  const details = detailsOf(lead, siteUrl, maxLength);
  const phone = details.find(({ kind }) => kind === 'phone');
  return [
    { kind: 'details', details },
    {
      kind: 'buttons',
      buttons: [
        ...(phone?.href ? [{ label: ownerMail.call(phone.text), href: phone.href }] : []),
        ...(replyEmail
          ? [
              {
                label: ownerMail.reply(replyEmail),
                href: mailtoLink(replyEmail, ownerMail.replySubject(lead.form.noun)),
              },
            ]
          : []),
      ],
    },
    { kind: 'small', text: ownerMail.answered(referenceOf(lead.row)) },
  ];
};

const blocksOf = (content: MailContent, links: OwnerLinks): readonly MailBlock[] => {
  const { isTest, groups, leads, details, limits } = content;
  if (isTest) return [{ kind: 'text', text: ownerMail.test.text }];
  const maxLength = Math.floor(maxTyped / Math.max(1, leads.length));
  const hiddenCount = groups.reduce((sum, { amount, flood }) => sum + amount - flood, 0) - leads.length;
  return [
    ...groups.flatMap(({ form, flood }): readonly MailBlock[] =>
      flood > 0 ? [{ kind: 'warning', text: ownerMail.flood(flood, form) }] : [],
    ),
    ...limits.map((limit): MailBlock => ({ kind: 'warning', text: limitText(limit) })),
    ...(details === 'refused' ? [{ kind: 'warning', text: ownerMail.refusedDetails } as const] : []),
    ...(details === 'full'
      ? [
          ...leads.flatMap((lead): readonly MailBlock[] => leadBlocks(lead, links, maxLength)),
          ...(hiddenCount > 0 ? [{ kind: 'text', text: ownerMail.more(hiddenCount) } as const] : []),
          ...(leads.some(({ form }) => form.documents)
            ? [{ kind: 'small', text: ownerMail.files } as const]
            : []),
        ]
      : groups.map(({ form, amount, summaries }): MailBlock => ({
          kind: 'text',
          text: ownerMail.about(ownerMail.counted(amount, form), summaries),
        }))),
    {
      kind: 'link',
      text: leads.length > 0 ? ownerMail.all : ownerMail.withoutDetails,
      href: links.tablesUrl,
    },
  ];
};

const renderText = (blocks: readonly MailBlock[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'details')
        return block.details
          .map(({ label, text, kind }) => {
            const safe = kind === 'fixed' ? text : withoutLinks(text);
            return safe.includes('\n') ? `${label}:\n${safe.replaceAll(/^/gm, '  ')}` : `${label}: ${safe}`;
          })
          .join('\n');
      if (block.kind === 'buttons')
        return block.buttons.map(({ label, href }) => `${withoutLinks(label)}: ${href}`).join('\n');
      return block.kind === 'link' ? `${block.text}\n${block.href}` : block.text;
    })
    .filter((text) => text !== '')
    .join('\n\n');

/** Renders the same content in the same way, because a retry must send the same email. */
export const writeMail = (content: MailContent, links: OwnerLinks): RenderedMail => {
  const subject = subjectOf(content);
  const blocks = blocksOf(content, links);
  const [lead, ...others] = content.leads;
  const isSingle =
    lead !== undefined && others.length === 0 && content.groups.every(({ amount }) => amount === 1);
  return {
    subject,
    text: `${renderText(blocks)}\n`,
    html: renderHtml(subject, company.name, blocks),
    replyTo: isSingle && content.groups.length === 1 ? replyEmailOf(lead) : null,
  };
};
