import { ForgetDraft } from '@/components/forms/forget-draft';
import { hydrateIsland } from './hydrate-island';

hydrateIsland('forget-draft', ForgetDraft);
