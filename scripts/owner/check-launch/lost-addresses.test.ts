import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { routes } from '@/lib/site/routes';
import { lostAddresses } from './lost-addresses';

let sitemap: string | undefined;
const server = createServer((request, response) => {
  response.statusCode = sitemap === undefined || request.url !== '/sitemap.xml' ? 404 : 200;
  response.end(sitemap);
});
const site = () => `http://localhost:${(server.address() as AddressInfo).port}`;

beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => server.close());

const sitemapOf = (...addresses: readonly string[]) =>
  `<urlset>${addresses.map((address) => `<url><loc>${address}</loc></url>`).join('\n')}</urlset>`;

test('lists published addresses that have no page and no redirect', async () => {
  const pages = routes.map(({ path }) => `https://www.company.example${path}`);
  sitemap = sitemapOf(
    ...pages,
    'https://www.company.example/old-page/',
    'https://www.company.example/more.xml',
  );
  await expect(lostAddresses(site())).resolves.toEqual(['/old-page/']);
});

test('lists nothing before the first launch', async () => {
  sitemap = undefined;
  await expect(lostAddresses(site())).resolves.toEqual([]);
});
