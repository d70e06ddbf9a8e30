import { startSite } from '../../scripts/develop/serve/start-site';
import { testedSite } from '../../scripts/develop/shared/tested-site';
import requireTestedSite from '../helpers/tested-site';
import { ports } from './ports';

requireTestedSite();
await startSite({ root: testedSite, port: ports.site });
