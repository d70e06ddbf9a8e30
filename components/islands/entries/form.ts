import { SiteForm } from '@/components/forms/site-form.tsx';
import { hydrateIsland } from '../hydrate-island.tsx';

hydrateIsland('form', SiteForm);
