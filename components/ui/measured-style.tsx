type MeasuredStyleProps = {
  /** The class that gets the values. Two elements with the same name must have the same values. */
  readonly name: string;
  readonly values: Readonly<Record<`--${string}`, number>>;
};

/** Custom properties that the build works out from data. They are a rule in the head, because the policy allows no style attribute. */
export const MeasuredStyle = ({ name, values }: MeasuredStyleProps) => {
  const declarations = Object.entries(values).map(([property, value]) => `${property}:${value}`);
  return (
    <style href={name} precedence="measured">
      {`.${name}{${declarations.join(';')}}`}
    </style>
  );
};
