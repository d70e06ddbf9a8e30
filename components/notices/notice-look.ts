export type NoticeVariant = 'default' | 'destructive';

/** The classes of a notice, in sonner and without it. */
export const noticeLook = {
  /** The left edge is red for errors, and has the brand colour for other notices. */
  box: (variant: NoticeVariant = 'default') =>
    `border-2 border-l-12 bg-white p-[min(1rem,4vw)] text-ink ${variant === 'destructive' ? 'border-danger' : 'border-ink border-l-brand'}`,
  title: 'text-[1.0625rem] font-bold wrap-normal',
  description: 'mt-1',
  closeButton:
    'float-right -mt-3 -mr-3 flex size-11 items-center justify-center text-xl hover:bg-paper focus-visible:brand-outline [&>svg]:size-5',
} as const;
