import { SiteLink } from '@/components/ui/site-link';
import { operatorCalls } from '@/content/closing-calls';

/** One line for operators on a page that is about hiring them. */
export const OperatorLine = ({ question }: { readonly question: string }) => (
  <p className="no-print body mt-8">
    {question} <SiteLink href="/operator-registration">{operatorCalls.action}</SiteLink>.
  </p>
);
