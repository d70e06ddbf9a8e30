// React is a separate module that runs before the islands. Compiling React takes a tenth of a second on a slow phone,
// and separate modules let the browser respond to input in between.
export { hydrateRoot } from 'react-dom/client';
