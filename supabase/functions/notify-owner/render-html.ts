import { siteLanguage } from '@/content/language.ts';
import { escapeHtml, withoutLinks } from './escape.ts';
import type { Detail } from './lead.ts';

export type MailBlock =
  | { readonly kind: 'text' | 'small' | 'warning'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'details'; readonly details: readonly Detail[] }
  | {
      readonly kind: 'buttons';
      readonly buttons: readonly { readonly label: string; readonly href: string }[];
    };

const breaks = (html: string) => html.replaceAll('\n', '<br>');
const escapeOwn = (text: string) => breaks(escapeHtml(text));
const escapeTyped = (text: string) => breaks(escapeHtml(withoutLinks(text)));

const link = (href: string, html: string) => `<a href="${escapeHtml(href)}">${html}</a>`;

const detail = ({ label, text, kind, href }: Detail) => {
  const value = kind === 'fixed' ? escapeOwn(text) : escapeTyped(text);
  return `<tr><th scope="row" align="left" valign="top" style="width:150px;padding:4px 16px 4px 0;font-weight:normal">${escapeOwn(label)}</th><td valign="top" style="padding:4px 0;overflow-wrap:anywhere">${href ? link(href, value) : value}</td></tr>`;
};

const button = ({ label, href }: { readonly label: string; readonly href: string }) =>
  `<a href="${escapeHtml(href)}" style="display:inline-block;margin:0 8px 8px 0;padding:10px 16px;border:2px solid;border-radius:4px;font-weight:bold;text-decoration:none">${escapeTyped(label)}</a>`;

const renderBlock = (block: MailBlock): string => {
  switch (block.kind) {
    case 'details':
      return `<table style="border-collapse:collapse;margin:16px 0 12px;border-top:1px solid;width:100%">${block.details.map(detail).join('')}</table>`;
    case 'buttons':
      return `<p style="margin:0">${block.buttons.map(button).join('')}</p>`;
    case 'link':
      return `<p>${escapeOwn(block.text)} ${link(block.href, escapeOwn(block.href))}</p>`;
    case 'warning':
      return `<p style="padding:12px;border:2px solid"><strong>${escapeOwn(block.text)}</strong></p>`;
    case 'small':
      return `<p style="margin:0 0 16px;font-size:13px">${escapeOwn(block.text)}</p>`;
    case 'text':
      return `<p>${escapeOwn(block.text)}</p>`;
    default:
      return block satisfies never;
  }
};

/**
 * Uses inline styles and no images, because mail programs ignore style sheets and block images. Sets no colours, so that
 * dark modes of mail programs work.
 */
export const renderHtml = (subject: string, from: string, blocks: readonly MailBlock[]): string =>
  `<!doctype html>
<html lang="${siteLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeTyped(subject)}</title>
</head>
<body style="margin:0;padding:16px;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:600px">
<h1 style="margin:0 0 4px;font-size:20px">${escapeTyped(subject)}</h1>
<p style="margin:0;font-size:13px">${escapeOwn(from)}</p>
${blocks.map(renderBlock).join('\n')}
</div>
</body>
</html>
`;
