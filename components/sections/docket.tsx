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
      {exampleDocket.parts.map(({ what, sums, lines }) => (
        <tbody key={what}>
          <tr className="docket-part">
            <th scope="rowgroup">{what}</th>
            <Amounts sums={sums} />
          </tr>
          {(inShort ? [] : lines).map((line) => (
            <tr key={line.what}>
              <th scope="row">{line.what}</th>
              <Amounts sums={line.sums} />
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row">{exampleDocket.total.what}</th>
          <Amounts sums={exampleDocket.total.sums} />
        </tr>
      </tfoot>
    </table>
    <p>{exampleDocket.note}</p>
  </div>
);
