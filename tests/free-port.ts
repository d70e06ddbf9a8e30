import { findFreePorts } from '../scripts/helpers/ports';

export const freePort = () => findFreePorts();
