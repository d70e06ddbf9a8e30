'use client';

import { useEffect, useRef, type PointerEvent } from 'react';
import { toast, Toaster } from 'sonner';
import { noticeText } from '@/content/interface-text.ts';
import { useCurrentNotice, type Notice } from './notices.ts';

const durationMs = 5000;
const tickMs = 100;
const swipeThreshold = 50;

/** The left edge is red for errors, and has the brand colour for other notices. */
const variantClass = {
  default: 'notice-default border-ink border-l-brand',
  destructive: 'notice-destructive border-danger',
};

const showInSonner = ({ id, title, description, variant = 'default', dismiss }: Notice) =>
  toast(title, {
    id,
    description,
    className: variantClass[variant],
    icon: variant === 'destructive' && (
      <span
        aria-hidden="true"
        className="float-left mr-3 flex size-7 items-center justify-center rounded-full bg-danger text-lg font-bold text-white"
      >
        !
      </span>
    ),
    onDismiss: dismiss,
  });

// sonner 2 closes a notice after a swipe of 45 px, or after a fast flick of any length. To ignore short swipes, reset
// `--swipe-amount-x`, from which sonner reads the distance.
const ignoreShortSwipe = ({ target }: PointerEvent) => {
  const notice = target instanceof Element && target.closest<HTMLElement>('[data-sonner-toast]');
  if (!notice) return;
  const distance = parseFloat(notice.style.getPropertyValue('--swipe-amount-x')) || 0;
  if (distance < swipeThreshold) notice.style.setProperty('--swipe-amount-x', '0px');
};

/** Closes a notice after its time, during which the visitor doesn't hover, focus or press it, or look at another tab. */
const closeLater = (notice: Notice, region: HTMLElement, signal: AbortSignal) => {
  let remainingMs = durationMs;
  let isPressed = false;
  // sonner captures the pointer during a press, which can end outside the notice.
  region.addEventListener('gotpointercapture', () => (isPressed = true), { signal });
  region.addEventListener('lostpointercapture', () => (isPressed = false), { signal });
  const timer = setInterval(() => {
    if (document.hidden || isPressed || region.matches(':is(:hover, :focus-within)')) return;
    remainingMs -= tickMs;
    if (remainingMs <= 0) notice.dismiss();
  }, tickMs);
  signal.addEventListener('abort', () => clearInterval(timer));
};

/** Escape or a swipe to the right closes a notice. F8 moves the focus to this region. */
export const NoticeArea = () => {
  const notice = useCurrentNotice();
  const regionRef = useRef<HTMLElement>(null);
  const originRef = useRef<Element>(null);

  useEffect(() => {
    const region = regionRef.current;
    if (!notice || !region) return;
    // sonner itself never changes `aria-live`.
    region.setAttribute('aria-live', notice.isSilent ? 'off' : 'polite');
    showInSonner(notice);
    const closed = new AbortController();
    closeLater(notice, region, closed.signal);
    return () => {
      closed.abort();
      toast.dismiss(notice.id);
    };
  }, [notice]);

  useEffect(() => {
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      const region = regionRef.current;
      const { activeElement } = document;
      // If there is a list of notices, sonner focuses it. Otherwise focus the region, whose label says that it is empty.
      if (key === 'F8' && activeElement !== region && !region?.querySelector('ol')) {
        originRef.current = activeElement;
        region?.focus();
      }
      if (key === 'Escape' && !defaultPrevented) {
        notice?.dismiss();
        if (activeElement === region && originRef.current instanceof HTMLElement) originRef.current.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [notice]);

  return (
    <div id="notices" onPointerUpCapture={ignoreShortSwipe}>
      <Toaster
        ref={regionRef}
        position="top-right"
        visibleToasts={1}
        duration={Infinity}
        hotkey={['F8']}
        customAriaLabel={notice ? noticeText.some : noticeText.none}
        swipeDirections={['right']}
        closeButton
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: noticeText.dismiss,
          classNames: {
            toast:
              'border-2 border-l-12 bg-white p-[min(1rem,4vw)] text-ink font-sans w-full select-none data-[removed=true]:not-only:opacity-0! data-[removed=true]:not-only:transition-none! focus-visible:brand-outline!',
            title: 'text-lg font-bold wrap-normal',
            description: 'mt-1',
            closeButton:
              'float-right -mt-3 -mr-3 flex size-11 items-center justify-center text-xl hover:bg-paper focus-visible:brand-outline [&>svg]:size-5',
          },
        }}
      />
    </div>
  );
};
