// A module of its own, run before the islands of a page: a slow phone takes a tenth of a second to compile React, and can answer
// a tap or a key before it runs the island's code.
export { hydrateRoot } from 'react-dom/client';
