import { contactForm } from './contact.ts';
import { registrationForm } from './registration.ts';

/** The forms of the site. */
export const forms = [registrationForm, contactForm] as const;
