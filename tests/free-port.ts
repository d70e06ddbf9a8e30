import { findFreePorts } from '../scripts/helpers/ports';

/** A port of this machine that nothing listens on. */
export const freePort = () => findFreePorts();
