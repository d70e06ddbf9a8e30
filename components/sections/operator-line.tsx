import { SiteLink } from '@/components/ui/site-link';
import { operatorCalls } from '@/content/closing-calls';

export const OperatorLine = ({ condition }: { readonly condition: string }) => (
  <p className="no-print body mt-8">
    {condition} <SiteLink href="/operator-registration">{operatorCalls.action}</SiteLink>.
  </p>
);
