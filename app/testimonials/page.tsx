import { TestimonialsPage } from '@/components/templates/testimonials-page';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/testimonials');

export default TestimonialsPage;
