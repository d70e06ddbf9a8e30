// React is a separate module that runs before the islands. A slow phone needs a tenth of a second to compile it, and can handle a
// tap or a key before it runs the island's code.
export { hydrateRoot } from 'react-dom/client';
