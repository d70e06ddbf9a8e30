import { render } from '@testing-library/react';
import { drawingOf } from '@/lib/drawings/machine-drawings.ts';
import { machineChoices } from '@/lib/tickets/ticket-choices.ts';
import { MachinePicker } from './machine-picker.tsx';

test('neighbours never touch', () => {
  render(<MachinePicker id="machine" heading="Which?" choices={machineChoices} />);
  const columnWidth = Number(/--width:([\d.]+)/.exec(document.documentElement.innerHTML)![1]);
  const widths = machineChoices.map(({ slug }) => drawingOf(slug).width);
  for (const [index, width] of widths.entries())
    expect((width + (widths[index + 1] ?? 0)) / 2).toBeLessThan(columnWidth);
});
