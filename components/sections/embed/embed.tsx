import { Icon } from '@/components/ui/icon.tsx';
import { siteLanguage } from '@/content/language.ts';
import { embedNotice } from '@/content/third-parties/embeds.ts';
import type { KindRenderer } from '../kind-renderer.ts';

/**
 * Browsers don't load a lazy iframe until it is rendered, so the third party receives no request until the visitor
 * opens the `details` element. If scripting is disabled, browsers ignore `loading="lazy"` and load the iframe
 * immediately: https://html.spec.whatwg.org/multipage/urls-and-fetching.html#will-lazy-load-element-steps
 */
export const embedKind: KindRenderer<'embed'> = {
  layout: {},
  Content: ({ title, embed }) => (
    <>
      <p lang={siteLanguage}>{embedNotice(embed)}</p>
      <details className="border-2 border-ink bg-white print:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 px-4 py-2 font-bold">
          {title}
          <Icon name="chevron-down" className="size-6 shrink-0" />
        </summary>
        <iframe
          src={embed.src}
          title={title}
          loading="lazy"
          sandbox={embed.service.sandbox}
          allow="fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          className={`w-full border-t-2 border-ink ${embed.kind === 'video' ? 'aspect-video' : 'aspect-4/3'}`}
        />
      </details>
    </>
  ),
};
