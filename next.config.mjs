/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // An ES module, which Jest reads only if it is compiled.
  transpilePackages: ['fontkitten'],
  // Pages for whoever writes the site, `page.dev.tsx`, are in the development server alone.
  pageExtensions: ['tsx', 'ts', ...(process.env.DEVELOPER_PAGES === '1' ? ['dev.tsx'] : [])],
  // A page of its own; otherwise every page carries the whole 404 page in its payload.
  experimental: { globalNotFound: true },
  // Set by tests, which `npm run types` goes before.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === '1' },
  // For an export this names the folder to export to. Set by scripts/build.ts alone, so that `out/` is replaced last.
  ...(process.env.EXPORT_TO && { distDir: process.env.EXPORT_TO }),
};

export default config;
