import { closingCalls } from '@/content/closing-calls';
import { forBuyers } from '@/content/pages/for-buyers';
import { ArticlePage } from './article-page';

/** Supplier details for a buyer's file. Printed, it is the sheet to attach. */
export const ForBuyersPage = () => (
  <ArticlePage path="/for-buyers" entry={forBuyers} call={closingCalls.top} />
);
