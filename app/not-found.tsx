import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/templates/not-found-page';
import { company } from '@/content/company';
import { notFound } from '@/content/pages/not-found';

export const metadata: Metadata = {
  title: `${notFound.title} | ${company.name}`,
  description: notFound.description,
  robots: { index: false },
};

export default NotFoundPage;
