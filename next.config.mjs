/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  poweredByHeader: false,
  reactStrictMode: true,
  trailingSlash: false,
  typedRoutes: false,
  experimental: { inlineCss: true },
};

export default config;
