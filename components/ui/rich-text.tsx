import { company } from '@/content/company';
import { type Text, telephone } from '@/content/section';
import { withNoBreakSpaces } from '@/lib/site/format';
import { phoneUrl } from '@/lib/site/phone';
import { MailLink } from './mail-link';

export const RichText = ({ text }: { readonly text: Text }) =>
  typeof text === 'string'
    ? withNoBreakSpaces(text)
    : text.map((piece, index) =>
        typeof piece === 'string' ? (
          withNoBreakSpaces(piece)
        ) : piece.text === company.email ? (
          <MailLink key={index} />
        ) : (
          <a key={index} href={piece.href === telephone ? phoneUrl() : piece.href}>
            {withNoBreakSpaces(piece.text)}
          </a>
        ),
      );
