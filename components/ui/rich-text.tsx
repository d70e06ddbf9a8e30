import { type Text, telephone } from '@/content/section';
import { phoneUrl } from '@/lib/site/phone';

/** Running text with its links, without a wrapper. */
export const RichText = ({ text }: { readonly text: Text }) =>
  typeof text === 'string'
    ? text
    : text.map((piece, index) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <a key={index} href={piece.href === telephone ? phoneUrl() : piece.href}>
            {piece.text}
          </a>
        ),
      );
