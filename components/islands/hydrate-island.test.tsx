import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AuthProvider, useAuth } from '@/components/auth/auth-provider.tsx';
import { hydrateIsland } from './hydrate-island.tsx';

const Greeting = ({ greeting }: { readonly greeting: string }) => (
  <p>{`${greeting} ${useAuth().loading ? 'loading' : 'nobody'}`}</p>
);

test('provides authentication to an island', async () => {
  const island = document.createElement('div');
  island.dataset['island'] = 'visitor';
  island.dataset['props'] = JSON.stringify({ greeting: 'Hello' });
  island.innerHTML = renderToString(
    <AuthProvider>
      <Greeting greeting="Hello" />
    </AuthProvider>,
  );
  expect(island.textContent).toBe('Hello loading');
  document.body.append(island);
  // eslint-disable-next-line @typescript-eslint/require-await -- Waits for React.
  await act(async () => hydrateIsland('visitor', Greeting));
  expect(island.textContent).toBe('Hello nobody');
});
