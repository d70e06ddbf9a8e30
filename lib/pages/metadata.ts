import type { Metadata } from 'next';
import { company } from '@/content/company.ts';
import { failureHeading } from '@/content/forms/failures.ts';
import { resultHero } from '@/content/forms/form-text.ts';
import type { FormResult } from '@/content/forms/results.ts';
import { siteLanguage } from '@/content/language.ts';
import type { Form } from '@/content/model/form.ts';
import type { Page } from '@/content/model/page.ts';
import { shareImageOf } from './share-image.ts';

/** Open Graph requires a country code: `pl` becomes `pl_PL`. */
const openGraphLocale = (lang: string) => {
  const { language, region } = new Intl.Locale(lang).maximize();
  return `${language}_${region}`;
};

export const pageMetadata = (page: Page): Metadata => {
  const { path, title, description, lang = siteLanguage, unlisted = false } = page;
  const image = shareImageOf(page);
  return {
    title: `${title} | ${company.shortName}`,
    description,
    ...(unlisted ? { robots: { index: false } } : { alternates: { canonical: path } }),
    openGraph: {
      type: 'website',
      locale: openGraphLocale(lang),
      siteName: company.name,
      url: path,
      images: [image],
    },
    twitter: {
      card: 'summary_large_image',
      images: [{ url: image.url, alt: image.alt }],
    },
  };
};

export const formResultMetadata = (form: Form, result: FormResult): Metadata => {
  const { heading, intro } = resultHero(form, result);
  const description = result === 'not-sent' ? `${failureHeading.notSent(form.noun)} ${intro}` : intro;
  return { title: `${heading} | ${company.shortName}`, description, robots: { index: false } };
};
