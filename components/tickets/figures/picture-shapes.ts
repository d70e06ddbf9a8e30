import { palette } from '@/lib/site/palette';

const ground = 56;

export const wheel = (x: number, radius: number) =>
  `<circle cx="${x}" cy="${ground - radius}" r="${radius}" fill="${palette.ink}"/><circle cx="${x}" cy="${ground - radius}" r="${radius * 0.5}" fill="${palette['plant-bright']}" stroke="none"/>`;

export const track = (from: number, to: number) =>
  `<rect x="${from}" y="43" width="${to - from}" height="13" rx="6.5" fill="${palette.ink}"/><rect x="${from + 4}" y="47" width="${to - from - 8}" height="5" rx="2.5" fill="${palette['plant-bright']}" stroke="none"/>`;

export const paint = (path: string) => `<path fill="${palette['plant-bright']}" d="${path}"/>`;
export const ink = (path: string) => `<path fill="${palette.ink}" d="${path}"/>`;
export const glass = (path: string) => `<path fill="${palette.glass}" d="${path}"/>`;
export const steel = (path: string) => `<path fill="${palette.steel}" d="${path}"/>`;
export const white = (path: string) => `<path fill="${palette.white}" d="${path}"/>`;
export const line = (path: string, width = 1.8) => `<path stroke-width="${width}" d="${path}"/>`;
