import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/page/not-found-page.tsx';
import { company } from '@/content/company.ts';
import { notFound } from '@/content/pages/not-found.ts';
import RootLayout, { metadata as general } from './layout.tsx';

export { viewport } from './layout.tsx';

export const metadata: Metadata = {
  ...general,
  title: `${notFound.title} | ${company.shortName}`,
  description: notFound.description,
  robots: { index: false },
};

/** Next renders this file without the root layout, so it includes the layout itself. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <NotFoundPage />
    </RootLayout>
  );
}
