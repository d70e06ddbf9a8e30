import { startSite } from '../../scripts/develop/serve/start-site.ts';
import { testedSite } from '../../scripts/develop/shared/tested-site.ts';
import requireTestedSite from '../helpers/tested-site.ts';
import { ports } from './ports.ts';

requireTestedSite();
await startSite({ root: testedSite, port: ports.site });
