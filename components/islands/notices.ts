import { NoticeArea } from '@/components/notices/notice-area';
import { hydrateIsland } from './hydrate-island';

hydrateIsland('notices', NoticeArea);
