/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  poweredByHeader: false,
  reactStrictMode: true,
  trailingSlash: false,
  typedRoutes: false,
  // A page of its own; otherwise every page carries the whole 404 page in its payload.
  experimental: { globalNotFound: true },
};

export default config;
