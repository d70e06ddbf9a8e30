import { boardStand } from '@/components/sections/board-stand';
import { forBuyers } from '@/content/pages/for-buyers';
import { partyStand } from '@/lib/site/stands';
import { ReferencePage } from './reference-page';

/** A page with supplier details. Buyers print it and attach it to a file. */
export const ForBuyersPage = () => (
  <ReferencePage
    path="/for-buyers"
    entry={forBuyers}
    stands={[partyStand('hirer'), boardStand('clipboard'), partyStand('agency')]}
  />
);
