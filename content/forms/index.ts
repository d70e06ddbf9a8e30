import { contactForm } from './contact.ts';
import { registrationForm } from './registration.ts';

export const forms = [registrationForm, contactForm] as const;
