import { findFreePorts } from '../scripts/helpers/ports';

/** Returns a free port of this machine. */
export const freePort = () => findFreePorts();
