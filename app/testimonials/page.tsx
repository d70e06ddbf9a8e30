import { TestimonialsPage } from './testimonials-page';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/testimonials');

export default TestimonialsPage;
