import { PhotoImage } from '@/components/drawings/photo-image.tsx';
import { MachineRow } from '@/components/machines/machine-row.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { quoteText } from '@/content/interface-text.ts';
import { siteLanguage } from '@/content/language.ts';
import type { ClientQuote } from '@/content/model/section-parts.ts';

/** The machines of all quotes have one scale, unless they are too high for it. */
const rowMetres = 12.5;

export const Quote = ({
  name,
  company,
  text,
  job,
  lang,
  stars,
  photo,
  source,
  machine,
  sample,
}: ClientQuote) => (
  <figure className="quote">
    {machine && <MachineRow machines={[machine]} values={{ '--width': rowMetres }} />}
    {(stars || sample) && (
      <div lang={siteLanguage} className="quote-bar">
        {stars && (
          <div className="flex flex-wrap gap-1" role="img" aria-label={quoteText.stars(stars)}>
            {Array.from({ length: stars }, (_, star) => (
              <Icon key={star} name="star" className="size-6 fill-current" />
            ))}
          </div>
        )}
        {sample && <strong>{quoteText.sample}</strong>}
      </div>
    )}
    {job && (
      <p lang={lang} className="quote-job">
        {job}
      </p>
    )}
    <blockquote>
      <p lang={lang}>{text}</p>
    </blockquote>
    <figcaption>
      {photo && <PhotoImage {...photo} sizes="6rem" className="h-auto w-24 shrink-0 border-2 border-ink" />}
      <div className="wrap-anywhere">
        <strong className="block">{name}</strong>
        <span className="text-mute">{company}</span>
        {source && (
          <a href={source.href} className="block underline">
            {source.name}
          </a>
        )}
      </div>
    </figcaption>
  </figure>
);
