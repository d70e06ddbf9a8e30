import { startSite } from '../../scripts/develop/serve/start-site';
import { testedSite } from '../helpers/tested-site';
import { ports } from './ports';

// The quick check has already built the site, and tests no forms.
const site = await startSite({ root: testedSite, port: ports.site });
process.once('SIGTERM', () => void site.close().then(() => process.exit(0)));
