import type { ReactNode } from 'react';

/**
 * What a form says until its code runs. It is shown where the form was submitted early (`early`), where its code does not
 * come (`stuck`), and where a newer version of the site has replaced its code (`stuck=gone`): the first is marked by
 * EarlySubmit, the others by form-loader.js, which also listens to the buttons.
 */
export const LoadingNote = ({ callOrMail }: { readonly callOrMail: ReactNode }) => (
  <>
    <div aria-live="polite" className="group-data-stuck:hidden">
      <p className="mt-3 hidden font-bold group-data-early:block">
        One moment, we’re still loading the form. It’ll send by itself.
      </p>
    </div>
    <div role="alert" className="mt-4 hidden border-l-8 border-danger pl-4 group-data-stuck:block">
      <div className="group-data-[stuck=gone]:hidden">
        <p className="font-bold">The form hasn’t finished loading, so we can’t send it yet.</p>
        <p>Everything you entered is still here. Try again, or {callOrMail}.</p>
        <button type="button" data-help="again" className="button mt-3 border-ink">
          Try again
        </button>
      </div>
      <div className="hidden group-data-[stuck=gone]:block">
        <p className="font-bold">
          We’ve updated this page since you opened it, so we can’t send the form yet.
        </p>
        <p>Load the page again and what you entered comes back, or {callOrMail}.</p>
        <button type="button" data-help="reload" className="button mt-3 border-ink">
          Load the page again
        </button>
      </div>
    </div>
  </>
);
