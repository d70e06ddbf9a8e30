import { Fragment } from 'react';
import { exampleDocket } from '@/content/worked-example';

type Sums = { readonly what: string; readonly sums: readonly string[] };

const Amounts = ({ sums }: Pick<Sums, 'sums'>) => sums.map((sum, column) => <td key={column}>{sum}</td>);

export const Docket = ({ inShort = false }) => (
  <div className="docket-paper">
    <table className="docket">
      <caption>{exampleDocket.caption}</caption>
      <thead>
        <tr>
          {exampleDocket.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {exampleDocket.groups.map(({ parts, total }) => (
        <Fragment key={total.what}>
          {(inShort ? [] : parts).map(({ what, sums, lines }) => (
            <tbody key={what}>
              <tr className="docket-part">
                <th scope="rowgroup">{what}</th>
                <Amounts sums={sums} />
              </tr>
              {lines.map((line) => (
                <tr key={line.what}>
                  <th scope="row">{line.what}</th>
                  <Amounts sums={line.sums} />
                </tr>
              ))}
            </tbody>
          ))}
          <tbody className="docket-total">
            <tr>
              <th scope="row">{total.what}</th>
              <Amounts sums={total.sums} />
            </tr>
          </tbody>
        </Fragment>
      ))}
    </table>
    <p>{exampleDocket.note}</p>
  </div>
);
