const below = (base: string, slugs: string) => slugs.split(' ').map((slug) => `/${base}/${slug}`);

/** The 66 routes that the specification lists, typed here once more so that a lost page is noticed. */
export const specifiedRoutes = [
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
