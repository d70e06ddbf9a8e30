import { Fragment } from 'react';
import { exampleCosts } from '@/content/costs/example-costs.ts';

type Sums = { readonly what: string; readonly sums: readonly string[] };

const Amounts = ({ sums }: Pick<Sums, 'sums'>) => sums.map((sum, column) => <td key={column}>{sum}</td>);

type CostSummaryProps = {
  /** The totals only, also what each party gets, or also the lines of each of these sums. */
  readonly shows: 'totals' | 'parts' | 'lines';
};

export const CostSummary = ({ shows }: CostSummaryProps) => (
  <div className="torn-paper">
    <table className={`cost-summary shows-${shows}`}>
      <caption>{exampleCosts.caption}</caption>
      <thead>
        <tr>
          {exampleCosts.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {exampleCosts.groups.map(({ parts, total }) => (
        <Fragment key={total.what}>
          {(shows === 'totals' ? [] : parts).map(({ what, sums, lines }) => (
            <tbody key={what}>
              <tr className="cost-part">
                <th scope="rowgroup">{what}</th>
                <Amounts sums={sums} />
              </tr>
              {(shows === 'lines' ? lines : []).map((line) => (
                <tr key={line.what}>
                  <th scope="row">{line.what}</th>
                  <Amounts sums={line.sums} />
                </tr>
              ))}
            </tbody>
          ))}
          <tbody className="cost-total">
            <tr>
              <th scope="row">{total.what}</th>
              <Amounts sums={total.sums} />
            </tr>
          </tbody>
        </Fragment>
      ))}
    </table>
    <p>
      {exampleCosts.note} {shows === 'lines' && exampleCosts.payrollNote}
    </p>
  </div>
);
