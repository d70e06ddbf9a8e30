'use client';

import { useEffect, useSyncExternalStore, type FocusEvent, type PointerEvent } from 'react';
import { noticeText } from '@/content/interface-text.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { FallbackNotice } from './fallback-notice.tsx';
import { getSonner, loadSonner, subscribeToSonner } from './load-sonner.ts';
import { noticeLook } from './notice-look.ts';
import {
  connectSonner,
  dismissNotice,
  holdNotice,
  noticeAreaId,
  noticeRegion,
  releaseNotice,
} from './notices.tsx';

const swipeThreshold = 50;

const interactions = ['pointerdown', 'keydown', 'focusin'] as const;

let origin: Element | null = null;

/**
 * Moves the focus to the notices: to sonner's list, to the button of a fallback notice, or to the empty region, whose
 * label says that there are no notices.
 */
const focusNotices = async () => {
  await loadSonner();
  requestAnimationFrame(() => {
    const area = document.getElementById(noticeAreaId);
    if (!area || area.querySelector('ol')) return;
    if (!area.contains(document.activeElement)) origin = document.activeElement;
    area.querySelector<HTMLElement>('[data-fallback-notice] button, section')?.focus();
  });
};

const leaveEmptyRegion = () => {
  if (document.activeElement === noticeRegion() && origin instanceof HTMLElement) origin.focus();
};

/**
 * A notice stays open while it is hovered, focused or pressed. Escape or a swipe to the right closes it. F8 moves the
 * focus to this region.
 */
export const NoticeArea = () => {
  const sonner = useSyncExternalStore(subscribeToSonner, getSonner, () => null);

  useEffect(() => {
    if (sonner) connectSonner(sonner.toast);
  }, [sonner]);

  useEffect(() => {
    const removeListeners = () => {
      for (const type of interactions) document.removeEventListener(type, load);
    };
    const load = () => {
      removeListeners();
      whenIdle(() => void loadSonner());
    };
    for (const type of interactions) document.addEventListener(type, load);
    // The visitor may already be interacting with the page when this code starts.
    if (document.activeElement !== document.body) load();
    return removeListeners;
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) {
        dismissNotice();
        leaveEmptyRegion();
      }
      if (event.key === 'F8') void focusNotices();
    };
    const onVisibilityChange = () => (document.hidden ? holdNotice('hidden') : releaseNotice('hidden'));
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, []);

  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) releaseNotice('focus');
  };

  // Listen on the document, because the press can end outside the notice, or the browser can cancel it to start a
  // gesture. Ignore mouse buttons other than the main one, because they may fire no pointerup event.
  const holdWhilePressed = ({ button }: PointerEvent) => {
    if (button !== 0) return;
    holdNotice('press');
    const unmount = new AbortController();
    for (const type of ['pointerup', 'pointercancel'])
      document.addEventListener(
        type,
        () => {
          unmount.abort();
          releaseNotice('press');
        },
        { signal: unmount.signal },
      );
  };

  // sonner 2 closes a notice after a swipe of 45 px, or after a fast flick of any length. To ignore short swipes, reset
  // `--swipe-amount-x`, from which sonner reads the distance.
  const ignoreShortSwipe = (event: PointerEvent) => {
    const notice =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-sonner-toast]');
    if (!notice) return;
    const distance = parseFloat(notice.style.getPropertyValue('--swipe-amount-x')) || 0;
    if (distance < swipeThreshold) notice.style.setProperty('--swipe-amount-x', '0px');
  };

  return (
    <div
      id={noticeAreaId}
      onMouseEnter={() => holdNotice('hover')}
      onMouseLeave={() => releaseNotice('hover')}
      onFocus={() => holdNotice('focus')}
      onBlur={onBlur}
      onPointerDown={holdWhilePressed}
      onPointerUpCapture={ignoreShortSwipe}
    >
      <FallbackNotice />
      {sonner && (
        <sonner.Toaster
          position="top-right"
          visibleToasts={1}
          hotkey={['F8']}
          customAriaLabel={noticeText.none}
          swipeDirections={['right']}
          closeButton
          toastOptions={{
            unstyled: true,
            closeButtonAriaLabel: noticeText.dismiss,
            classNames: {
              toast:
                'font-sans w-full select-none data-[removed=true]:not-only:opacity-0! data-[removed=true]:not-only:transition-none! focus-visible:brand-outline!',
              title: noticeLook.title,
              description: noticeLook.description,
              closeButton: noticeLook.closeButton,
            },
          }}
        />
      )}
    </div>
  );
};
