import { formatNumber } from '@/content/format/format-number.ts';
import { DataTable } from '../data-table.tsx';
import type { KindRenderer } from '../kind-renderer.ts';

/** In percent. The rest is for the number beside the longest bar. */
const axisWidth = 92;

type TimeBarProps = { readonly start: number; readonly duration: number; readonly total: number };

/** A bar with its number at its end. Coordinates in percent don't stretch the number. */
const TimeBar = ({ start, duration, total }: TimeBarProps) => {
  const percent = (time: number) => `${Number(((time / total) * axisWidth).toFixed(2))}%`;
  return (
    <svg>
      <rect x={percent(start)} width={percent(duration)} />
      <text x={percent(start + duration)} y="1.4rem" dx="8">
        {formatNumber(duration)}
      </text>
    </svg>
  );
};

const sumOf = (parts: readonly { readonly duration: number }[]) =>
  parts.reduce((sum, { duration }) => sum + duration, 0);

export const ganttChartKind: KindRenderer<'gantt-chart'> = {
  layout: { isKeptTogether: true },
  Content: ({ caption, columns, parts, sumLabel, result }) => {
    const total = sumOf(parts);
    return (
      <DataTable
        className="gantt-chart"
        caption={caption}
        columns={columns}
        rows={[
          ...parts.map(({ label, duration }, index) => [
            label,
            <TimeBar key={label} start={sumOf(parts.slice(0, index))} duration={duration} total={total} />,
          ]),
          [sumLabel, <TimeBar key={sumLabel} start={0} duration={total} total={total} />],
          [result.label, formatNumber(result.value)],
        ]}
      />
    );
  },
};
