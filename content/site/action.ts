import type { InLanguage } from './in-language';
import type { SiteHref } from './site-path';

/** A button, or a link that stands on its own. */
export type Action = InLanguage & { readonly label: string; readonly href: SiteHref };
