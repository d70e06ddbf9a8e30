import type { Section } from '@/content/section';
import { embedNotice } from '@/content/third-parties/embeds';
import { Pictogram } from '@/components/ui/pictogram';

/**
 * A video or a map inside closed `<details>`. Browsers don't fetch a lazy frame that isn't rendered, so the other site gets no
 * request until the visitor opens it. With scripting disabled, browsers ignore `loading="lazy"` and fetch the frame at once:
 * https://html.spec.whatwg.org/multipage/urls-and-fetching.html#will-lazy-load-element-steps
 */
export const EmbedBlock = ({ title, embed }: Extract<Section, { kind: 'embed' }>) => (
  <>
    <p>{embedNotice(embed)}</p>
    <details className="embed-block">
      <summary>
        {title}
        <Pictogram name="chevron-down" className="size-6 shrink-0" />
      </summary>
      <iframe
        src={embed.src}
        title={title}
        loading="lazy"
        sandbox={embed.service.sandbox}
        allow="fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className={embed.kind === 'video' ? 'aspect-video' : 'aspect-4/3'}
      />
    </details>
  </>
);
