import { render } from '@testing-library/react';
import { machineTickets } from '@/lib/tickets/which-ticket';
import { MachinePicker } from './machine-picker';

const numberIn = (element: Element | null, attribute: string) => Number(element?.getAttribute(attribute));

test('machines have one scale, and neighbours never touch', () => {
  const { container } = render(<MachinePicker id="machine" heading="Which?" choices={machineTickets} />);
  const pictures = [...container.querySelectorAll('svg')].map((picture) => ({
    across: Number(picture.getAttribute('viewBox')?.split(' ')[2]),
    left: numberIn(picture.querySelector('image'), 'x'),
    width: numberIn(picture.querySelector('image'), 'width'),
  }));
  expect(pictures).toHaveLength(machineTickets.length);
  expect(new Set(pictures.map(({ across }) => across)).size).toBe(1);
  for (const [index, { across, left, width }] of pictures.entries())
    expect(left + width).toBeLessThan(across + (pictures[index + 1]?.left ?? across));
});
