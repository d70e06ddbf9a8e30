// Run before the islands of a page: a slow phone takes a tenth of a second to compile React, and answers a tap or a key between
// that and the island's own code.
export { hydrateRoot } from 'react-dom/client';
