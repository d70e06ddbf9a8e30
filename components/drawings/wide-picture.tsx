type Image = { readonly src: string; readonly width: number; readonly height: number };

type WidePictureProps = {
  readonly narrow: Image;
  readonly wide: Image;
  /** The media query of the windows that show the wide form. */
  readonly media: string;
  readonly alt: string;
};

/** A picture whose wide form is for wide windows and for paper. */
export const WidePicture = ({ narrow, wide, media, alt }: WidePictureProps) => (
  <>
    <picture className="print:hidden">
      <source media={media} srcSet={wide.src} width={wide.width} height={wide.height} />
      <img {...narrow} alt={alt} loading="lazy" className="w-full" />
    </picture>
    {/* Chromium 156 prints the image that the window has chosen, even if a source has the medium `print`. */}
    <img {...wide} alt={alt} loading="lazy" className="hidden print:block" />
  </>
);
