import { useSyncExternalStore } from 'react';
import { dismissNotice, getPlainNotice, subscribeToPlainNotice } from './notices';

/** Shows a notice when the library that draws notices cannot be loaded: the same words, for the same time, without the swipe. */
export const PlainNotice = () => {
  const notice = useSyncExternalStore(subscribeToPlainNotice, getPlainNotice, () => null);
  return (
    <div aria-live="polite" className="fixed inset-x-4 top-4 z-50 sm:left-auto sm:w-90">
      {notice && (
        <div
          data-plain-notice
          className={`flex items-start gap-3 border-2 border-l-12 bg-white p-4 text-ink ${
            notice.variant === 'destructive' ? 'border-danger' : 'border-ink border-l-plant'
          }`}
        >
          <div className="grow">
            <p className="text-[1.0625rem] font-bold">{notice.title}</p>
            <p className="mt-1">{notice.description}</p>
          </div>
          <button
            type="button"
            aria-label="Dismiss notice"
            onClick={dismissNotice}
            className="size-11 shrink-0 text-xl hover:bg-paper focus-visible:outline-4 focus-visible:outline-plant"
          >
            ×
          </button>
        </div>
      )}
    </div>
  );
};
