import clsx from 'clsx';
import { useSyncExternalStore } from 'react';
import { noticeText } from '@/content/interface-text.ts';
import { noticeClass } from './notice-class.ts';
import { dismissNotice, getFallbackNotice, subscribeToFallbackNotice } from './notices.tsx';

/**
 * A notice for when sonner can't be loaded. It looks like those of sonner and closes after the same time, but can't be
 * swiped away.
 */
export const FallbackNotice = () => {
  const notice = useSyncExternalStore(subscribeToFallbackNotice, getFallbackNotice, () => null);
  return (
    <div
      aria-live={notice?.isSilent ? 'off' : 'polite'}
      className="fixed inset-x-[min(1rem,4vw)] top-4 z-50 sm:left-auto sm:w-90"
    >
      {notice && (
        <div
          data-fallback-notice
          className={clsx('border-2 bg-white p-[min(1rem,4vw)] text-ink', noticeClass(notice.variant))}
        >
          <button
            type="button"
            aria-label={noticeText.dismiss}
            onClick={dismissNotice}
            className="float-right -mt-3 -mr-3 size-11 text-xl hover:bg-paper focus-visible:outline-4 focus-visible:outline-brand"
          >
            ×
          </button>
          <p className="text-[1.0625rem] font-bold wrap-normal">{notice.title}</p>
          <p className="mt-1">{notice.description}</p>
        </div>
      )}
    </div>
  );
};
