import { build } from 'esbuild';

// The second part of `npm run build`. Bundled first, since loading the steps file by file as TypeScript would take longer
// than they take to finish this site.
await build({
  entryPoints: ['scripts/after-build.ts'],
  outdir: '.next/steps',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  jsx: 'automatic',
});
// As `next build` sets it: React's code for development would take longer over the cards of the share images.
process.env.NODE_ENV ??= 'production';
await import('../.next/steps/after-build.mjs');
