import { findFreePorts } from '../scripts/ports';

/** A port of this machine that nothing listens on. */
export const freePort = () => findFreePorts();
