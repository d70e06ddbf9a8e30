import { locations } from '@/content/locations';
import { services } from '@/content/services';
import { locationSubject, serviceSubject } from '@/content/enquiry-subjects';

/** Links on the site enter these subjects into the contact form. */
export const proposedSubjects: readonly string[] = [
  ...services.entries.map(({ machine }) => serviceSubject(machine)),
  ...locations.entries.map(({ name }) => locationSubject(name)),
];
