import { Toaster } from '@/components/notices/toaster';
import { hydrateIsland } from './hydrate-island';

hydrateIsland('notices', Toaster);
