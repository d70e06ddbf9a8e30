import type { Text } from '@/content/section';

/** Running text with its links, without a wrapper. */
export const RichText = ({ text }: { readonly text: Text }) =>
  typeof text === 'string'
    ? text
    : text.map((piece, index) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <a key={index} href={piece.href}>
            {piece.text}
          </a>
        ),
      );
