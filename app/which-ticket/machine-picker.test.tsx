import { render } from '@testing-library/react';
import { drawingOf } from '@/lib/drawings/machine-drawings.ts';
import { machineChoices } from '@/lib/tickets/ticket-choices.ts';
import { MachinePicker } from './machine-picker.tsx';

test('machines have one scale, and neighbours never touch', () => {
  const { container } = render(<MachinePicker id="machine" heading="Which?" choices={machineChoices} />);
  const drawings = [...container.querySelectorAll('svg')];
  expect(drawings).toHaveLength(machineChoices.length);

  // Convert to metres, because each drawing has its own units.
  const extents = machineChoices.map(({ slug }, index) => {
    const machine = drawingOf(slug);
    const [left, , width] = machine.viewBox;
    const [boxLeft = NaN, , boxWidth = NaN] = drawings[index]!.getAttribute('viewBox')!
      .split(' ')
      .map(Number);
    const unitsPerMetre = width / machine.width;
    return {
      across: boxWidth / unitsPerMetre,
      left: (left - boxLeft) / unitsPerMetre,
      width: machine.width,
    };
  });
  for (const { across } of extents) expect(across).toBeCloseTo(extents[0]!.across, 1);
  for (const [index, { across, left, width }] of extents.entries())
    expect(left + width).toBeLessThan(across + (extents[index + 1]?.left ?? across));
});
