// React is a separate module that runs before the islands. A slow phone needs a tenth of a second to compile React, and can
// handle a tap or a key press before it runs the code of the islands.
export { hydrateRoot } from 'react-dom/client';
