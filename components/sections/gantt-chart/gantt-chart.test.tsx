import { render, screen } from '@testing-library/react';
import { PageSections } from '../page-sections.tsx';

test('rounds the sum of decimals, and the result', () => {
  const section = {
    kind: 'gantt-chart',
    heading: 'How long is a round?',
    caption: 'A round trip',
    columns: ['Part', 'Weeks'],
    parts: [
      { label: 'Out', duration: 0.1 },
      { label: 'Back', duration: 0.2 },
    ],
    sumLabel: 'Round',
    result: { label: 'Rounds', value: 1 / 3 },
  } as const;
  render(<PageSections page={{ path: '/', sections: [section] }} />);
  expect(screen.getByText('0.3')).toBeTruthy();
  expect(screen.getByText('0.33')).toBeTruthy();
});
