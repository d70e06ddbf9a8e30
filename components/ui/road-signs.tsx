/** Motorways on the ground of the map's signs, other roads outlined. */
export const RoadSigns = ({ roads }: { readonly roads: readonly string[] }) => (
  <ul className="road-signs" aria-label="Roads in">
    {roads.map((road) => (
      <li key={road} className={road.startsWith('M') ? 'motorway' : undefined}>
        {road}
      </li>
    ))}
  </ul>
);
