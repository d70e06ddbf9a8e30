/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // Jest can only load this ES module if it is compiled.
  transpilePackages: ['fontkitten'],
  // Pages for developers (`page.dev.tsx`) exist only on the development server.
  pageExtensions: ['tsx', 'ts', ...(process.env.DEVELOPER_PAGES === '1' ? ['dev.tsx'] : [])],
  // Without this, every page contains the whole 404 page in its payload.
  experimental: { globalNotFound: true },
  // Tests set this, because types were already checked.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === '1' },
  // For an export this is the target folder. Only scripts/commands/build.ts sets it, so that `out/` is replaced last.
  ...(process.env.EXPORT_TO && { distDir: process.env.EXPORT_TO }),
};

export default config;
