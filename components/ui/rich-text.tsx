import { MailLink } from '@/components/company/mail-link.tsx';
import { PhoneLink } from '@/components/company/phone-link.tsx';
import type { Text } from '@/content/model/text.ts';

type Piece = Exclude<Text, string>[number];

const isEmail = (piece: Piece | undefined) =>
  typeof piece === 'object' && 'kind' in piece && piece.kind === 'email';

/** Separates the punctuation with which a text continues after the email address. */
const afterEmail = (text: Piece | undefined) => {
  const words = typeof text === 'string' ? text : '';
  const punctuation = /^[,.;:!?)]*/.exec(words)?.[0] ?? '';
  return { punctuation, rest: words.slice(punctuation.length) };
};

type RichTextProps = {
  readonly text: Text;
  /** Replaces the email addresses in the text, on the pages of a form with its own. */
  readonly email?: string;
};

export const RichText = ({ text, email }: RichTextProps) =>
  typeof text === 'string'
    ? text
    : text.map((piece, index) => {
        if (typeof piece === 'string') return isEmail(text[index - 1]) ? afterEmail(piece).rest : piece;
        if ('kind' in piece)
          return piece.kind === 'phone' ? (
            <PhoneLink key={index} phone={piece.text} />
          ) : (
            <MailLink
              key={index}
              email={email ?? piece.text}
              punctuation={afterEmail(text[index + 1]).punctuation}
            />
          );
        if (!('href' in piece))
          return (
            <span key={index} lang={piece.lang}>
              {piece.text}
            </span>
          );
        return (
          <a key={index} href={piece.href} lang={piece.lang}>
            {piece.text}
          </a>
        );
      });
