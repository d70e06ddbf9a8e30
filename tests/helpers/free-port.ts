import { findFreePorts } from '../../scripts/develop/serve/ports';

export const freePort = () => findFreePorts();
