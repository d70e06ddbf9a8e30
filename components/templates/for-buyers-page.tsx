import { closingCalls } from '@/content/closing-calls';
import { forBuyers } from '@/content/pages/for-buyers';
import { ArticlePage } from './article-page';

/** A page with supplier details, which buyers print and attach to a file. */
export const ForBuyersPage = () => (
  <ArticlePage path="/for-buyers" entry={forBuyers} call={closingCalls.top} />
);
