// What the site is specified to say as it is shipped: its pages, labels, ranges, counts and menus, word for word.
// An owner whose towns, pages, ranges, hours or promises differ deletes this file. Nothing else reads it.

import { company } from '@/content/company';
import { equipmentNames } from '@/content/equipment';
import { contactForm } from '@/content/forms/contact';
import { failedReasons } from '@/content/forms/failures';
import { registrationForm } from '@/content/forms/registration';
import { locations } from '@/content/locations';
import { resources } from '@/content/resources';
import { mainText, pageAt, testedPages, textIn } from '../export/built-site';

const below = (base: string, slugs: string) => slugs.split(' ').map((slug) => `/${base}/${slug}`);

/** The 66 routes that the specification lists, typed here once more so that a lost page is noticed. */
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

const specifiedServices = specifiedRoutes.filter((path) => path.startsWith('/services/'));

test('66 routes are specified and each is built', () => {
  expect(specifiedRoutes).toHaveLength(66);
  const built = new Set<string>(testedPages.map(({ path }) => path));
  expect(specifiedRoutes.filter((path) => !built.has(path))).toEqual([]);
});

const main = (path: string) => {
  const element = pageAt(path).document.querySelector('main');
  if (!element) throw new Error(`${path} has no main.`);
  return element;
};

const texts = (path: string, selector: string) => [...main(path).querySelectorAll(selector)].map(textIn);

const linkTo = (path: string, href: string) =>
  [...main(path).querySelectorAll(`a[href="${href}"]`)].map(textIn);

test('home: hero, tiles, cards, reasons and closing call', () => {
  expect(linkTo('/', '/hire-operators')).toContain('Hire Operators');
  expect(linkTo('/', '/operator-registration')).toContain('Join as Operator');
  expect(texts('/', 'h2')).toEqual(
    expect.arrayContaining(['Skilled Operators', 'Quality Assured', 'Quick Deployment', 'Fully Insured']),
  );
  const cards = [...main('/').querySelectorAll('h3 a[href^="/services/"]')].map((anchor) =>
    anchor.getAttribute('href'),
  );
  expect(cards).toEqual(specifiedServices.slice(0, 6));
  expect(texts('/', 'h2').some((heading) => heading.startsWith('Why Choose'))).toBe(true);
  expect(linkTo('/', '/why-choose-us')).toHaveLength(1);
  const closing = [...main('/').querySelectorAll('section')].at(-1);
  expect(closing?.querySelector('a[href="/contact"]')).not.toBeNull();
  expect(closing?.querySelector('a[href^="tel:"]')).not.toBeNull();
});

test('the menus list the specified pages', () => {
  const inMenu = (id: string) =>
    [...pageAt('/').document.querySelectorAll(`#${id} a`)].map((anchor) => [
      textIn(anchor),
      anchor.getAttribute('href'),
    ]);
  // Other entries may follow those specified.
  const services = 'Dumper, 360 Excavator, 360 Grab, Bulldozer, Roller, Loading Shovel'.split(', ');
  expect(inMenu('menu-services').slice(0, 7)).toEqual([
    ['All Services', '/services'],
    ...services.map((name, index) => [`${name} Operators`, specifiedServices[index]]),
  ]);
  expect(inMenu('menu-locations').slice(0, 5)).toEqual(
    ['Birmingham', 'Coventry', 'Wolverhampton', 'Leicester', 'Nottingham'].map((town) => [
      town,
      `/locations/${town.toLowerCase()}`,
    ]),
  );
  const onPhone = inMenu('mobile-menu').map(([, href]) => href);
  for (const path of ['/services', '/services/dumper-operators', '/services/excavator-operators'])
    expect(onPhone).toContain(path);
  expect(onPhone.filter((href) => href?.startsWith('/locations/'))).toEqual([
    '/locations/birmingham',
    '/locations/coventry',
  ]);
});

test('the titles of towns and guides have the specified form', () => {
  for (const { path, name } of locations.entries)
    expect(pageAt(path).document.title).toMatch(`Mobile Plant Operators ${name} | `);
  for (const { path } of resources.entries) expect(pageAt(path).document.title).toContain(' Resources | ');
});

test.each([
  ['/about', 'h2', 'Who We Are | Our Mission | Our Values | Our Vision'],
  ['/about', 'h3', 'Safety First | Quality | Reliability | Partnership'],
  [
    '/why-choose-us',
    'h2',
    'Strictly NPORS and CPCS Qualified | Midlands-Wide Coverage | Rigorous Vetting | Commitment to Safety',
  ],
  [
    '/faq',
    'section h2',
    'Are the operators qualified? | Which areas are covered? | How quickly can an operator start? | What are the hire terms?',
  ],
])('%s has its %s: %s', (path, selector, headings) => {
  expect(texts(path, selector)).toEqual(expect.arrayContaining(headings.split(' | ')));
});

test('services: twelve cards in order, the other three linked below', () => {
  const links = [...main('/services').querySelectorAll('li a[href^="/services/"]')];
  expect(links.map((anchor) => anchor.getAttribute('href'))).toEqual(specifiedServices);
  const lists = [...main('/services').querySelectorAll('ul:has(img[src^="/machines/"])')];
  expect(lists.map((list) => list.querySelectorAll('img').length)).toEqual([12, 3]);
});

test('hire operators: three steps and the button', () => {
  expect(main('/hire-operators').querySelectorAll('ol > .process')).toHaveLength(3);
  expect(linkTo('/hire-operators', '/contact')).toContain('Start the Hiring Process');
});

const fieldsOf = (page: Element) =>
  [
    (name: string) => textIn(page.querySelector(`label[for="${name}"]`)),
    (name: string) => page.querySelector(`[name="${name}"]`),
  ] as const;

test('registration: heading, fields, thirteen machines, files, what happens next', () => {
  const page = main('/operator-registration');
  expect(texts('/operator-registration', 'h1')).toEqual(['Join Our Operator Network']);
  expect(texts('/operator-registration', 'h2')).toContain('What Happens Next?');
  expect(textIn(page)).toContain('24-48 hours');
  const [labelOf, control] = fieldsOf(page);
  for (const [name, label, type] of [
    ['fullName', 'Full Name', 'text'],
    ['email', 'Email Address', 'email'],
    ['phone', 'Phone Number', 'tel'],
    ['experience', 'Years of Experience', 'number'],
  ] as const) {
    expect([labelOf(name), control(name)?.getAttribute('type')]).toEqual([label, type]);
    expect(control(name)?.hasAttribute('required')).toBe(true);
  }
  expect(labelOf('address')).toBe('Address');
  expect(control('address')?.hasAttribute('required')).toBe(true);
  const machines = [...page.querySelectorAll('input[name="equipment"]')].map((box) =>
    box.getAttribute('value'),
  );
  expect(machines).toEqual([...equipmentNames]);
  expect(textIn(page)).toMatch(/Equipment\s*\*/);
  const files = page.querySelector('input[type="file"]');
  expect(files?.getAttribute('accept')).toBe('.pdf,.jpg,.jpeg,.png');
  expect(files?.hasAttribute('multiple')).toBe(true);
  expect(files?.hasAttribute('required')).toBe(false);
  expect(textIn(page.querySelector('button[type="submit"]'))).toBe('Submit Registration');
});

test('the forms answer with the notices and the words on their buttons that are specified', () => {
  expect(registrationForm.button.busyLabel).toBe('Submitting...');
  expect(registrationForm.received).toMatchObject({
    title: 'Registration Successful!',
    description: "Thank you for registering. We'll review your application and contact you soon.",
  });
  expect(contactForm.received).toMatchObject({
    title: 'Message Sent!',
    description: 'Thank you for your message. We will get back to you shortly.',
  });
  expect(registrationForm.failed.title).toBe('Registration Failed');
  expect(failedReasons.unknown).toBe('Something went wrong. Please try again.');
  expect(registrationForm.documents.notice.title).toBe('File Upload');
  expect(registrationForm.documents.notice.description).toContain('Document upload is not implemented yet');
});

test('contact: form, details and hours', () => {
  const page = main('/contact');
  const [labelOf, control] = fieldsOf(page);
  for (const [name, label, required] of [
    ['name', 'Your Name', true],
    ['email', 'Your Email', true],
    ['subject', 'Subject', false],
    ['message', 'Message', true],
  ] as const) {
    expect([labelOf(name), control(name)?.hasAttribute('required')]).toEqual([label, required]);
  }
  const text = mainText(pageAt('/contact'));
  for (const shown of [
    company.phone,
    company.email,
    'Monday to Friday',
    '7am-6pm',
    'Saturday',
    '8am-1pm',
    '24/7 support for active projects',
  ])
    expect(text).toContain(shown);
});

test('testimonials: three quotes with five stars, said in words', () => {
  expect(main('/testimonials').querySelectorAll('blockquote')).toHaveLength(3);
  expect(main('/testimonials').querySelectorAll('[role="img"][aria-label="5 out of 5 stars"]')).toHaveLength(
    3,
  );
});

test('machine ranges, lead times and lengths of hire are on the pages that promise them', () => {
  for (const [path, words] of [
    ['/services/dumper-operators', '1-15 tonnes'],
    ['/services/excavator-operators', '1.5-45 tonnes'],
    ['/services/loading-shovel-operators', '3-30 tonnes+'],
    ['/services/telehandler-operators', '2.5-20 tonnes+'],
    ['/services/crane-operators', '20-500 tonnes+'],
    ['/', 'within 24 hours'],
    ['/faq', 'within 24 hours'],
    ['/faq', 'from a single day to several months'],
  ] as const)
    expect(mainText(pageAt(path))).toContain(words);
});

test('the equipment guides say that they are to come, and lead to what exists', () => {
  const page = main('/resources/equipment-guides');
  expect(mainText(pageAt('/resources/equipment-guides'))).toMatch(/will contain|to come|being written/i);
  expect(
    new Set([...page.querySelectorAll('a[href^="/services/"]')].map((anchor) => anchor.getAttribute('href')))
      .size,
  ).toBe(15);
});
