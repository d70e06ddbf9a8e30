import { type Text, telephone } from '@/content/section';
import { withNoBreakSpaces } from '@/lib/site/format';
import { phoneUrl } from '@/lib/site/phone';

export const RichText = ({ text }: { readonly text: Text }) =>
  typeof text === 'string'
    ? withNoBreakSpaces(text)
    : text.map((piece, index) =>
        typeof piece === 'string' ? (
          withNoBreakSpaces(piece)
        ) : (
          <a key={index} href={piece.href === telephone ? phoneUrl() : piece.href}>
            {withNoBreakSpaces(piece.text)}
          </a>
        ),
      );
