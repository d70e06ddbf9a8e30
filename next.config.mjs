import { availableParallelism } from 'node:os';

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // Compile this package, because Jest can't load it as an ES module.
  transpilePackages: ['fontkitten'],
  // Developer pages (`page.dev.tsx`) exist only on the development server.
  pageExtensions: ['tsx', 'ts', ...(process.env.SITE_DEVELOPER_PAGES === '1' ? ['dev.tsx'] : [])],
  experimental: {
    // Every page would otherwise contain the whole 404 page in its payload.
    globalNotFound: true,
    // Next leaves one core unused, but nothing else runs during a build.
    cpus: availableParallelism(),
  },
  // `npm test` checks types before it builds.
  typescript: { ignoreBuildErrors: process.env.SITE_TYPES_CHECKED === '1' },
  // The folder of the export. Only `npm run build` sets SITE_EXPORT_FOLDER, because it creates `out/` from this folder.
  ...(process.env.SITE_EXPORT_FOLDER && { distDir: process.env.SITE_EXPORT_FOLDER }),
};

export default config;
