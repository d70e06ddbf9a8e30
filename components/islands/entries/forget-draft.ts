import { ForgetDraft } from '@/components/forms/forget-draft.tsx';
import { hydrateIsland } from '../hydrate-island.tsx';

hydrateIsland('forget-draft', ForgetDraft);
