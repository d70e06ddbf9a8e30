import { company } from '@/content/company.ts';
import type { Text } from '@/content/text.ts';
import { phoneUrl } from '@/lib/company/phone.ts';
import { MailLink } from '@/components/company/mail-link.tsx';

type Piece = Exclude<Text, string>[number];

const isEmail = (piece: Piece | undefined) => typeof piece === 'object' && piece.text === company.email;

/** Separates the punctuation with which a text continues after the email address. */
const afterEmail = (text: Piece | undefined) => {
  const words = typeof text === 'string' ? text : '';
  const punctuation = /^[,.;:!?)]*/.exec(words)?.[0] ?? '';
  return { punctuation, rest: words.slice(punctuation.length) };
};

export const RichText = ({ text }: { readonly text: Text }) =>
  typeof text === 'string'
    ? text
    : text.map((piece, index) => {
        if (typeof piece === 'string') return isEmail(text[index - 1]) ? afterEmail(piece).rest : piece;
        if (isEmail(piece))
          return <MailLink key={index} punctuation={afterEmail(text[index + 1]).punctuation} />;
        if (!('href' in piece))
          return (
            <span key={index} lang={piece.lang}>
              {piece.text}
            </span>
          );
        if (piece.href.startsWith('tel:'))
          return (
            <a key={index} href={phoneUrl(piece.href.slice(4))}>
              <span className="one-line">{piece.text}</span>
            </a>
          );
        return (
          <a key={index} href={piece.href} lang={piece.lang}>
            {piece.text}
          </a>
        );
      });
