import { render, screen, within } from '@testing-library/react';
import { towns } from '@/content/towns/index.ts';
import { TownList } from './town-list.tsx';

const town = { ...towns.entries[0]!, roads: ['M5 junction 3', 'A456'] };

const townsWithNames = (names: readonly string[]) =>
  names.map((name, index) => ({ ...town, name, path: `/locations/${index}` as typeof town.path }));

test('shows the main roads of a few towns', () => {
  const { container } = render(<TownList towns={[town]} />);
  expect(screen.getByRole('link').textContent).toContain(town.name);
  expect(container.querySelector('.motorway, .a-road')).not.toBeNull();
});

test('lists many towns by their first letters', () => {
  const { container } = render(
    <TownList
      towns={townsWithNames([
        'Walsall',
        ...Array.from({ length: 1000 }, (_, index) => `Dudley ${index}`),
        'Écully',
      ])}
    />,
  );
  const letters = [...container.querySelectorAll('details')];
  expect(letters.map((letter) => letter.querySelector('summary')?.textContent)).toEqual(['D', 'E', 'W']);
  expect(within(letters[0]!).getAllByRole('link', { hidden: true })).toHaveLength(1000);
  expect(container.querySelectorAll('*').length).toBeLessThan(3 * 1000);
});
