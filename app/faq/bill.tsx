import { exampleCosts } from '@/content/hiring/worked-example';

/** The totals of the worked example. */
export const Bill = () => (
  <table className="bill">
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
    <tbody>
      {exampleCosts.groups.map(({ total }) => (
        <tr key={total.what}>
          <th scope="row">{total.what}</th>
          {total.sums.map((sum, column) => (
            <td key={column}>{sum}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
