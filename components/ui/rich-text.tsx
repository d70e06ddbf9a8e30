import type { Text } from '@/content/section';
import { keepCodes } from '@/lib/site/format';

/** Running text with its links, without a wrapper. */
export const RichText = ({ text }: { readonly text: Text }) =>
  typeof text === 'string'
    ? keepCodes(text)
    : text.map((piece, index) =>
        typeof piece === 'string' ? (
          keepCodes(piece)
        ) : (
          <a key={index} href={piece.href}>
            {keepCodes(piece.text)}
          </a>
        ),
      );
