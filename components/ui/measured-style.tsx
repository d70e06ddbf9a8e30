/**
 * Returns a class with these values, and the `style` element that defines it. Render both: the Content Security Policy
 * blocks style attributes, and React moves the element into the head.
 */
export const measuredStyle = (values: Readonly<Record<`--${string}`, number>>) => {
  const entries = Object.entries(values);
  const className = entries
    .map(([property, value]) => `${property.slice(2)}${value}`)
    .join('-')
    .replaceAll('.', '_');
  const declarations = entries.map(([property, value]) => `${property}:${value}`).join(';');
  return {
    className,
    rule: (
      <style href={className} precedence="measured">
        {`.${className}{${declarations}}`}
      </style>
    ),
  } as const;
};
