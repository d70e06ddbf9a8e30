import type { MetadataRoute } from 'next';
import { company } from '@/content/company.ts';
import { siteLanguage } from '@/content/language.ts';
import { home } from '@/content/pages/home.ts';
import { manifestIcons } from '@/lib/brand/app-icons.ts';
import { palette } from '@/lib/brand/palette.ts';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: company.name,
    short_name: company.shortName,
    description: home.description,
    lang: siteLanguage,
    start_url: '/',
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.asphalt,
    icons: manifestIcons.map(({ file, size, purpose }) => ({
      src: `/icons/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}
