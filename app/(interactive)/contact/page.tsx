import { ContactForm } from '@/components/forms/contact-form';
import { ContactPage } from '@/components/templates/contact-page';
import { CallOrMail } from '@/components/ui/call-or-mail';
import { locations } from '@/content/locations';
import { services } from '@/content/services';
import { locationSubject, serviceSubject } from '@/lib/forms/enquiry-subjects';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/contact');

const subjects = {
  service: Object.fromEntries(services.entries.map(({ slug, machine }) => [slug, serviceSubject(machine)])),
  location: Object.fromEntries(locations.entries.map(({ slug, name }) => [slug, locationSubject(name)])),
};

export default function ContactRoute() {
  return <ContactPage form={<ContactForm subjects={subjects} callOrMail={<CallOrMail />} />} />;
}
