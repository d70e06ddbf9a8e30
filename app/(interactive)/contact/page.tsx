import type { Metadata } from 'next';
import { ContactForm } from '@/components/islands/contact-form';
import { NoScriptNote } from '@/components/ui/no-script-note';
import { locations } from '@/content/locations';
import { services } from '@/content/services';
import { locationSubject, serviceSubject } from '@/lib/enquiry-subjects';

export const metadata: Metadata = { title: 'Contact' };

const subjects = {
  service: Object.fromEntries(services.entries.map(({ slug, machine }) => [slug, serviceSubject(machine)])),
  location: Object.fromEntries(locations.entries.map(({ slug, name }) => [slug, locationSubject(name)])),
};

/** The contact page. */
export default function ContactPage() {
  return (
    <main className="mx-auto max-w-3xl p-6">
      <h1 className="mb-6 text-4xl font-bold">Contact us</h1>
      <NoScriptNote />
      <ContactForm subjects={subjects} />
    </main>
  );
}
