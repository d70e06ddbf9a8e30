type MeasuredStyleProps = {
  /** The class that receives the values. Elements with the same class name must have the same values. */
  readonly name: string;
  readonly values: Readonly<Record<`--${string}`, number>>;
};

/** Sets custom properties calculated at build time. Adds a rule to the head, because the CSP blocks style attributes. */
export const MeasuredStyle = ({ name, values }: MeasuredStyleProps) => {
  const declarations = Object.entries(values).map(([property, value]) => `${property}:${value}`);
  return (
    <style href={name} precedence="measured">
      {`.${name}{${declarations.join(';')}}`}
    </style>
  );
};
