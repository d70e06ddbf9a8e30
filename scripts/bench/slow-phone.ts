import { defaultConfig } from 'lighthouse';
import type { LinkSpeed } from './slow-link';

const throttling = () => {
  const { rttMs, throughputKbps, cpuSlowdownMultiplier } = defaultConfig.settings?.throttling ?? {};
  if (!rttMs || !throughputKbps || !cpuSlowdownMultiplier)
    throw new Error('Lighthouse does not say how slow its phone is.');
  return { rttMs, throughputKbps, cpuSlowdownMultiplier };
};

/** Lighthouse's slow 4G. */
export const slow4g = (): LinkSpeed => throttling();

/** Lighthouse's phone: its window, and how many times slower its processor is. */
export const slowPhone = () => ({
  viewport: { width: 390, height: 844, hasTouch: true, isMobile: true },
  slowdown: throttling().cpuSlowdownMultiplier,
});
