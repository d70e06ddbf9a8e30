import { RegistrationForm } from '@/components/forms/registration-form';
import { hydrateIsland } from './hydrate-island';

hydrateIsland('registration', RegistrationForm);
