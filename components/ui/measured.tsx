import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';

type MeasuredProps<Element extends ElementType> = {
  readonly as: Element;
  readonly values: Readonly<Record<`--${string}`, number>>;
  readonly className?: string;
} & Omit<ComponentProps<Element>, 'as' | 'values' | 'className'>;

/**
 * An element with calculated values for its style sheet. They are in a rule, which React moves into the head, because the
 * Content Security Policy blocks style attributes.
 */
export const Measured = <Element extends ElementType>({
  as,
  values,
  className,
  ...props
}: MeasuredProps<Element>) => {
  const Tag: ElementType = as;
  const entries = Object.entries(values);
  const name = entries
    .map(([property, value]) => `${property.slice(2)}${value}`)
    .join('-')
    .replaceAll('.', '_');
  const declarations = entries.map(([property, value]) => `${property}:${value}`).join(';');
  return (
    <>
      <style href={name} precedence="measured">
        {`.${name}{${declarations}}`}
      </style>
      <Tag {...props} className={clsx(className, name)} />
    </>
  );
};
