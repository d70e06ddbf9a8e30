// Tests the pages, headings, ranges, counts and menus of the shipped site against its specification, word for word.
// Delete this file if your site differs.

import { callsToAction } from '@/content/calls-to-action.ts';
import { mainOffice } from '@/content/company.ts';
import { guides } from '@/content/guides/index.ts';
import { home } from '@/content/pages/home.ts';
import { towns } from '@/content/towns/index.ts';
import {
  attributesOf,
  mainText,
  missingElements,
  pageAt,
  testedPages,
  textIn,
} from '../export/built-site.ts';

const below = (base: string, slugs: string) => slugs.split(' ').map((slug) => `/${base}/${slug}`);

/** The 66 specified routes. They are listed again here, so that a removed page fails a test. */
const specifiedRoutes = [
  '/',
  '/about',
  '/services',
  '/hire-operators',
  '/operator-registration',
  '/contact',
  '/why-choose-us',
  '/testimonials',
  '/faq',
  '/privacy-policy',
  '/terms-conditions',
  ...below(
    'services',
    'dumper-operators excavator-operators grab-operators dozer-operators roller-operators loading-shovel-operators telehandler-operators forklift-operators crane-operators skid-steer-operators backhoe-operators grader-operators compactor-operators scraper-operators piling-rig-operators',
  ),
  ...below(
    'locations',
    'birmingham coventry wolverhampton solihull west-bromwich dudley walsall stourbridge halesowen sutton-coldfield leicester nottingham derby stafford worcester telford shrewsbury tamworth nuneaton rugby',
  ),
  ...below(
    'resources',
    'construction-safety plant-maintenance operator-training certifications industry-standards equipment-guides site-management health-safety environmental-compliance project-planning',
  ),
  ...below(
    'industries',
    'quarry-operations waste-management demolition earthworks road-construction commercial-construction residential-construction infrastructure-projects mining-operations landscaping',
  ),
] as const;

const specifiedMachines = specifiedRoutes.filter((path) => path.startsWith('/services/'));

test('all 66 specified routes are built', () => {
  expect(specifiedRoutes).toHaveLength(66);
  const builtPaths = new Set<string>(testedPages.map(({ path }) => path));
  expect(specifiedRoutes.filter((path) => !builtPaths.has(path))).toEqual([]);
});

const page = (path: string) => pageAt(path).document;

test.each([
  ['/', 'main a[href="/hire-operators"]', 'Hire Operators'],
  ['/', 'main a[href="/operator-registration"]', 'Join as Operator'],
  ['/', 'main h2', 'Skilled Operators | Quality Assured | Quick Deployment | Fully Insured'],
  ['/', 'header a[href="/operator-registration"]', 'Join as Operator'],
  ['/hire-operators', 'main a[href="/contact"]', 'Start the Hiring Process'],
  ['/operator-registration', 'h1', 'Join Our Operator Network'],
  ['/operator-registration', 'main h2', 'What Happens Next?'],
  ['/operator-registration', 'main button[type="submit"]', 'Submit Registration'],
  [
    '/why-choose-us',
    'h2',
    'Strictly NPORS and CPCS Qualified | Midlands-Wide Coverage | Rigorous Vetting | Commitment to Safety',
  ],
])('on %s, the elements %s include: %s', (path, selector, words) => {
  const texts = [...page(path).querySelectorAll(selector)].map(textIn);
  expect(texts).toEqual(expect.arrayContaining(words.split(' | ')));
});

/** The pages of a menu, and the links that we add to the specified ones. Any other item fails the test. */
test.each([
  [
    'the header',
    '.header-nav > ul > li > :is(a, button)',
    'Home | About | Services | Locations | Hire Operators | Contact | Join as Operator',
    '',
  ],
  [
    'the Services menu',
    '#menu-services a',
    'All Services | Dumper Operators | 360 Excavator Operators | 360 Grab Operators | Bulldozer Operators | Roller Operators | Loading Shovel Operators',
    'Which ticket?',
  ],
  [
    'the Locations menu',
    '#menu-locations a',
    'Birmingham | Coventry | Wolverhampton | Leicester | Nottingham',
    'All Locations',
  ],
  ['the lists of the mobile menu', '#mobile-menu summary', 'Services | Locations', ''],
  [
    'the Services list of the mobile menu',
    '#mobile-menu details:has(a[href="/services"]) a',
    'All Services | Dumper Operators | 360 Excavator Operators',
    'Which ticket?',
  ],
  [
    'the Locations list of the mobile menu',
    '#mobile-menu details:has(a[href="/locations"]) a',
    'Birmingham | Coventry',
    'All Locations',
  ],
])('%s has exactly the specified items and ours', (_, selector, specified, ours) => {
  const texts = [...page('/').querySelectorAll(selector)].map(textIn);
  expect(texts).toEqual([...specified.split(' | '), ...ours.split(' | ').filter(Boolean)]);
});

test('the About page has exactly the four specified values', () => {
  const values = [...page('/about').querySelectorAll('main h3')].map(textIn);
  expect(values).toEqual(['Safety First', 'Quality', 'Reliability', 'Partnership']);
});

test('the first group of questions is exactly the four specified ones', () => {
  const sections = [...page('/faq').querySelectorAll('main section')];
  const group = sections.find((section) => section.querySelector('h2') && section.querySelector('h3'));
  const questions = [...(group?.querySelectorAll('h3') ?? [])].map(textIn);
  expect(questions).toEqual([
    'Are the operators qualified?',
    'Which areas are covered?',
    'How quickly can an operator start?',
    'What are the hire terms?',
  ]);
});

test('the hiring process has exactly three steps', () => {
  const list = page('/hire-operators').querySelector('main .timeline-mark')?.closest('ol');
  expect([...(list?.children ?? [])].map((step) => textIn(step.querySelector('.timeline-mark')))).toEqual([
    '1',
    '2',
    '3',
  ]);
});

test('the home page has exactly the four specified tiles', () => {
  const tiles = ['Skilled Operators', 'Quality Assured', 'Quick Deployment', 'Fully Insured'];
  const headings = [...page('/').querySelectorAll('main h2')];
  const first = headings.find((heading) => textIn(heading) === tiles[0]);
  const list = first?.closest('ul, ol, section');
  expect([...(list?.querySelectorAll('h2') ?? [])].map(textIn)).toEqual(tiles);
});

test.each([
  ['/', 'Why Choose | within 24 hours'],
  ['/faq', 'within 24 hours | from a single day to several months'],
  ['/operator-registration', '24-48 hours'],
  [
    '/contact',
    `${mainOffice.phone} | ${mainOffice.email} | Monday to Friday | 7am-6pm | Saturday | 8am-1pm | 24/7 support for active projects`,
  ],
  ['/services/dumper-operators', '1-15 tonnes'],
  ['/services/excavator-operators', '1.5-45 tonnes'],
  ['/services/loading-shovel-operators', '3-30 tonnes+'],
  ['/services/telehandler-operators', '2.5-20 tonnes+'],
  ['/services/crane-operators', '20-500 tonnes+'],
  ['/resources/equipment-guides', 'will contain'],
])('%s contains the text: %s', (path, words) => {
  for (const passage of words.split(' | ')) expect(mainText(pageAt(path))).toContain(passage);
});

test.each([
  ['/', 'main h3 a[href^="/services/"]', specifiedMachines.slice(0, 6)],
  ['/', '#menu-services li:nth-child(-n + 7) a', ['/services', ...specifiedMachines.slice(0, 6)]],
  [
    '/',
    '#menu-locations li:nth-child(-n + 5) a',
    below('locations', 'birmingham coventry wolverhampton leicester nottingham'),
  ],
  ['/', '#mobile-menu a[href^="/services"]', ['/services', ...specifiedMachines.slice(0, 2)]],
  ['/', '#mobile-menu a[href^="/locations/"]', below('locations', 'birmingham coventry')],
  ['/', 'footer a[href^="/services/"]', specifiedMachines.slice(0, 6)],
])('%s links by %s to: %s', (path, selector, hrefs) => {
  expect([...new Set(attributesOf(page(path), selector, 'href'))]).toEqual(hrefs);
});

test.each([
  ['/services', 'main > .stage + section li a', specifiedMachines.slice(0, 12)],
  ['/services', 'main > section + section li a', specifiedMachines.slice(12)],
  ['/resources/equipment-guides', 'main a:not([href*="#"])', specifiedMachines],
])('%s links by %s to these machines, and perhaps to more: %s', (path, selector, hrefs) => {
  const specifiedPaths = new Set<string>(specifiedMachines);
  const links = new Set(attributesOf(page(path), selector, 'href'));
  expect([...links].filter((href) => specifiedPaths.has(href))).toEqual(hrefs);
});

test.each([
  ['/', 'main a[href="/why-choose-us"]', 1],
  ['/', 'main section:last-of-type a[href="/contact"]', 1],
  ['/', 'main section:last-of-type a[href^="tel:"]', 1],
  ['/', 'footer :is(a[href^="tel:"], a[href^="mailto:"])', 2],
  ['/', 'main h3 a[href^="/services/"]', 6],
  ['/hire-operators', 'main .timeline-mark', 3],
  ['/testimonials', 'main blockquote', 3],
  ['/testimonials', 'main [role="img"][aria-label="5 out of 5 stars"]', 3],
  [
    '/operator-registration',
    'main input[type="file"][multiple][accept=".pdf,.jpg,.jpeg,.png"]:not([required])',
    1,
  ],
])('%s has the specified number of %s: %i', (path, selector, count) => {
  expect(page(path).querySelectorAll(selector)).toHaveLength(count);
});

test('the home page has its sections in the specified order', () => {
  const text = mainText(pageAt('/'));
  const places = [
    home.heading,
    'Skilled Operators',
    'Dumper Operators',
    'Why Choose',
    callsToAction.standard.heading,
  ];
  const positions = places.map((words) => text.indexOf(words));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  expect(home.sections.slice(0, 3).map(({ kind }) => kind)).toEqual([
    'features',
    'machine-tiles',
    'party-points',
  ]);
});

test('the About page has its sections in the specified order', () => {
  const parts = ['Who We Are', 'Our Mission', 'Our Values', 'Our Vision'];
  const headings = [...page('/about').querySelectorAll('main h2')].map(textIn);
  expect(headings.filter((heading) => parts.includes(heading))).toEqual(parts);
});

test('the footer links to the pages about the agency and names its city', () => {
  const paths =
    '/about /services /hire-operators /operator-registration /testimonials /faq /privacy-policy /terms-conditions';
  expect(missingElements(page('/'), ...paths.split(' ').map((path) => `footer a[href="${path}"]`))).toEqual(
    [],
  );
  expect(textIn(page('/').querySelector('footer address'))).toContain(mainOffice.town);
});

test('the titles of towns and guides have the specified format', () => {
  for (const { path, name } of towns.entries)
    expect(page(path).title).toMatch(`Mobile Plant Operators ${name} | `);
  for (const { path } of guides.entries) expect(page(path).title).toContain(' Resources | ');
});
