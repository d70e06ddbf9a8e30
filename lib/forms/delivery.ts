import { mainOffice } from '@/content/company.ts';
import { failures } from '@/content/forms/failures.ts';
import type { Form } from '@/content/model/form.ts';
import { databaseSettings } from '@/lib/public-client/settings.ts';

/**
 * Where the values of a form go. A note above the form gives the `reason` why they aren't stored. `email`: without scripts,
 * the form opens the visitor's email app; with scripts, it only confirms the message (docs/decisions/0009).
 */
export type Delivery =
  | { readonly to: 'database'; readonly action: string }
  | { readonly to: 'email'; readonly action: string; readonly reason: string }
  | { readonly to: 'nowhere'; readonly reason: string };

// Write the variable in full, because bundlers replace only that exact expression.
export const storesMessages = () => process.env.NEXT_PUBLIC_STORE_CONTACT_MESSAGES?.trim() === '1';

export const deliveryOf = ({ id, email, notStored }: Form): Delivery => {
  if (notStored !== undefined && !storesMessages())
    return { to: 'email', action: `mailto:${email ?? mainOffice.email}`, reason: notStored };
  const settings = databaseSettings();
  return settings
    ? { to: 'database', action: `${settings.url}/functions/v1/submit/${id}` }
    : { to: 'nowhere', reason: failures.unconnected.reason };
};
