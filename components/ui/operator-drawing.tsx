/** The operator beside a machine, who looks at a card. Says nothing that the words around it don't. */
export const OperatorDrawing = ({ className }: { readonly className: string }) => (
  <img src="/home/operator.svg" alt="" width={440} height={372} decoding="async" className={className} />
);
