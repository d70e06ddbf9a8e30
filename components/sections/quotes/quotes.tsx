import type { KindRenderer } from '../kind-renderer.ts';
import { Quote } from './quote.tsx';

export const quotesKind: KindRenderer<'quotes'> = {
  layout: { width: 'window' },
  Content: ({ items }) => (
    <ul className="quote-columns">
      {items.map((quote) => (
        <li key={quote.text}>
          <Quote {...quote} />
        </li>
      ))}
    </ul>
  ),
};
