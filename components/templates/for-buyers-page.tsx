import { closingCalls } from '@/content/closing-calls';
import { forBuyers } from '@/content/pages/for-buyers';
import { ArticlePage } from './article-page';

/** Supplier details for a buyer's file. Buyers print the page and attach it. */
export const ForBuyersPage = () => (
  <ArticlePage path="/for-buyers" entry={forBuyers} call={closingCalls.top} />
);
