import { ContactForm } from '@/components/forms/contact-form';
import { ContactPage } from '@/components/templates/contact-page';
import { PhoneLink } from '@/components/ui/phone-link';
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
  const phone = <PhoneLink className="inline-block py-1 font-bold underline" />;
  return <ContactPage form={<ContactForm subjects={subjects} phone={phone} />} />;
}
