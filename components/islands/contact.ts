import { ContactForm } from '@/components/forms/contact-form';
import { hydrateIsland } from './hydrate-island';

hydrateIsland('contact', ContactForm);
