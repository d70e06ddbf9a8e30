import { useSyncExternalStore } from 'react';
import { noticeText } from '@/content/interface-text.ts';
import { noticeLook } from './notice-look.ts';
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
        <div data-fallback-notice className={noticeLook.box(notice.variant)}>
          <button
            type="button"
            aria-label={noticeText.dismiss}
            onClick={dismissNotice}
            className={noticeLook.closeButton}
          >
            ×
          </button>
          <p className={noticeLook.title}>{notice.title}</p>
          <p className={noticeLook.description}>{notice.description}</p>
        </div>
      )}
    </div>
  );
};
