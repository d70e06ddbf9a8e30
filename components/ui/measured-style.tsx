type MeasuredStyleProps = {
  /** A CSS class that receives the values. If several elements have the same class, their values must be the same. */
  readonly name: string;
  readonly values: Readonly<Record<`--${string}`, number>>;
};

/**
 * Sets custom properties to values that were calculated during the build. It adds a rule to the head, because the
 * Content Security Policy blocks style attributes.
 */
export const MeasuredStyle = ({ name, values }: MeasuredStyleProps) => {
  const declarations = Object.entries(values).map(([property, value]) => `${property}:${value}`);
  return (
    <style href={name} precedence="measured">
      {`.${name}{${declarations.join(';')}}`}
    </style>
  );
};
