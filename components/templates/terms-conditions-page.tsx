import { closingCalls } from '@/content/closing-calls';
import { termsConditions } from '@/content/pages/terms-conditions';
import { ArticlePage } from './article-page';

/** The terms and conditions of an agency that only introduces operators. */
export const TermsConditionsPage = () => (
  <ArticlePage path="/terms-conditions" entry={termsConditions} call={closingCalls.top} />
);
