import { SiteForm } from '@/components/forms/site-form';
import { hydrateIsland } from './hydrate-island';

hydrateIsland('form', SiteForm);
