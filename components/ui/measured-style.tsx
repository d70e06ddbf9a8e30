type MeasuredStyleProps = {
  /** Elements with the same class must have the same values. */
  readonly name: string;
  readonly values: Readonly<Record<`--${string}`, number>>;
};

/** Adds a rule to the head, because the Content Security Policy blocks style attributes. */
export const MeasuredStyle = ({ name, values }: MeasuredStyleProps) => {
  const declarations = Object.entries(values).map(([property, value]) => `${property}:${value}`);
  return (
    <style href={name} precedence="measured">
      {`.${name}{${declarations.join(';')}}`}
    </style>
  );
};
