import type { ReactNode } from 'react';

/** `beside` is in the right column on wide screens and above the body on narrow ones. */
export type BodyLayoutProps = { readonly beside: ReactNode; readonly children: ReactNode };

/** The part between hero and closing call of a page with running text. */
export const BodyLayout = ({ beside, children }: BodyLayoutProps) => (
  <div className="frame grid gap-10 py-10 lg:grid-flow-dense lg:grid-cols-[1fr_19rem]">
    {/* Placed by name, not by order: it keeps its column while the body has not arrived. */}
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 lg:col-start-2">{beside}</div>
    <div>{children}</div>
  </div>
);
