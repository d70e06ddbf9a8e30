/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // Compile this package, because Jest can't load it as an ES module.
  transpilePackages: ['fontkitten'],
  // Developer pages (`page.dev.tsx`) exist only on the development server.
  pageExtensions: ['tsx', 'ts', ...(process.env.DEVELOPER_PAGES === '1' ? ['dev.tsx'] : [])],
  // Every page would otherwise contain the whole 404 page in its payload.
  experimental: { globalNotFound: true },
  // Where an export is written. Only scripts/commands/build.ts sets this, because that script replaces `out/` when it
  // finishes.
  ...(process.env.EXPORT_TO && { distDir: process.env.EXPORT_TO }),
};

export default config;
