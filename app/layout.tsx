import type { Metadata, Viewport } from 'next';
import { Fragment, type ReactNode } from 'react';
import { SpeculationRules } from '@/components/frame/speculation-rules.tsx';
import { siteLanguage } from '@/content/language.ts';
import { thirdPartyScripts } from '@/content/third-parties/scripts.ts';
import { palette } from '@/lib/brand/palette.ts';
import { siteUrl } from '@/lib/company/site-url.ts';
import { appIconPath, brandMarkPath } from '@/lib/images/drawing-paths.ts';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl()),
  icons: { icon: { url: brandMarkPath, type: 'image/svg+xml' }, apple: appIconPath },
  formatDetection: { telephone: false },
};

export const viewport: Viewport = { themeColor: palette.asphalt };

/** Contains no header or footer, because these depend on the path of the page. */
export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={siteLanguage}>
      <body>
        {children}
        <SpeculationRules />
        {thirdPartyScripts.map(({ script, attributes, before }) => (
          <Fragment key={script}>
            {before && <script dangerouslySetInnerHTML={{ __html: before }} />}
            <script defer src={script} {...attributes} />
          </Fragment>
        ))}
      </body>
    </html>
  );
}
