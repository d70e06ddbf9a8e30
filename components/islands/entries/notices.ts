import { NoticeArea } from '@/components/notices/notice-area.tsx';
import { hydrateIsland } from '../hydrate-island.tsx';

hydrateIsland('notices', NoticeArea);
