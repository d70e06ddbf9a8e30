import { findFreePorts } from '../scripts/helpers/ports';

/** Returns a port of this machine on which nothing listens. */
export const freePort = () => findFreePorts();
