/** The left edge is red for errors, and has the brand colour for other notices. */
export const noticeClass = (variant: 'default' | 'destructive' = 'default'): string =>
  variant === 'destructive' ? 'border-l-12 border-danger' : 'border-l-12 border-ink border-l-brand';
