/** An operator beside a machine, looking at a card. Decorative. */
export const OperatorDrawing = ({ className }: { readonly className: string }) => (
  <img src="/home/operator.svg" alt="" width={440} height={372} decoding="async" className={className} />
);
