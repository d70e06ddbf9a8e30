import clsx from 'clsx';
import { Fragment } from 'react';
import { MachineImage } from '@/components/machines/machine-image.tsx';
import { Measured } from '@/components/ui/measured.tsx';
import { byScheme, isCpcs } from '@/content/tickets/categories.ts';
import { ticketText } from '@/content/tickets/ticket-text.ts';
import {
  ticketLabel,
  type TicketChart as Chart,
  type TicketDrawing,
  type TicketGroup,
} from '@/content/tickets/tickets.ts';
import { inTonnes, inTonnesShort } from '@/content/tickets/tonnes.ts';
import { drawingPath } from '@/lib/images/drawing-paths.ts';
import { weightScale, type WeightScale } from '@/lib/tickets/weight-scale.ts';

type ScaleProps = { readonly chart: Chart; readonly scale: WeightScale };

/** The weights at which the ticket changes. Machines of common weights stand between them. */
const Scale = ({ chart: { measure, served, sizes }, scale: { segments, end } }: ScaleProps) => (
  <div className={clsx('scale-row', sizes && 'has-machines')}>
    <p>{measure && served ? ticketText.found(measure, inTonnes(served)) : measure}</p>
    {segments.map(({ from, lines, machines }) => (
      <Fragment key={from}>
        <Measured as="div" values={lines} className="scale-segment">
          {sizes &&
            machines.map(({ size, width }) => (
              <Measured key={size.from} as="span" values={{ '--percent': width }}>
                <MachineImage machine={sizes.machine} />
                {inTonnesShort(size)}
              </Measured>
            ))}
        </Measured>
        <Measured as="span" values={lines} className="scale-number">
          {from} t
        </Measured>
      </Fragment>
    ))}
    <span className="scale-number">{end}</span>
  </div>
);

const GroupDrawing = ({ drawing }: { readonly drawing: TicketDrawing }) =>
  typeof drawing === 'string' ? (
    <img
      src={drawingPath('tickets', drawing)}
      alt=""
      width={96}
      height={60}
      loading="lazy"
      decoding="async"
    />
  ) : (
    <MachineImage {...drawing} />
  );

type GroupProps = {
  readonly group: TicketGroup;
  /** Places the tickets of the group below the weights that they are for. */
  readonly scale?: WeightScale;
  readonly hasDrawing: boolean;
};

const Group = ({ group: { name, drawing, tickets }, scale, hasDrawing }: GroupProps) => (
  <div className={scale ? 'scale-group' : 'ticket-group'}>
    {hasDrawing && drawing && <GroupDrawing drawing={drawing} />}
    <b>{name}</b>
    <div className={scale && 'scale-row'}>
      {byScheme(tickets).flatMap(({ scheme, items }) =>
        items.length === 0 ? (
          <span key={scheme} className="chart-ticket is-unknown">
            {scheme}: {ticketText.noneKnown}
          </span>
        ) : (
          items.map((ticket) => {
            const label = ticketLabel(ticket);
            const className = clsx('chart-ticket', isCpcs(ticket.code) && 'is-cpcs');
            return scale ? (
              <Measured key={label} as="span" values={scale.linesOf(ticket.code)} className={className}>
                {label}
              </Measured>
            ) : (
              <span key={label} className={className}>
                {label}
              </span>
            );
          })
        ),
      )}
    </div>
  </div>
);

/** The tickets for each machine, on a scale if they depend on its weight. Decorative: the table has the same content. */
export const TicketChart = ({ chart }: { readonly chart: Chart }) => {
  const scale = weightScale(chart);
  const onScale = chart.groups.filter(({ withoutScale }) => scale && !withoutScale);
  const others = chart.groups.filter((group) => !onScale.includes(group));
  // Otherwise the machines are above the scale.
  const hasDrawings = !chart.sizes && onScale.some(({ drawing }) => drawing);
  return (
    <div className={clsx('ticket-chart', hasDrawings && 'has-machines-beside')} aria-hidden="true">
      {scale && <Scale chart={chart} scale={scale} />}
      {scale &&
        onScale.map((group) => (
          <Group key={group.name} group={group} scale={scale} hasDrawing={hasDrawings} />
        ))}
      {others.length > 0 && (
        <div className="ticket-groups">
          {others.map((group) => (
            <Group key={group.name} group={group} hasDrawing />
          ))}
        </div>
      )}
    </div>
  );
};
