import { Island } from '@/components/islands/island';
import { ContactPage } from './contact-page';
import { FormNote } from '@/components/ui/form-note';
import { company } from '@/content/company';
import { contactForm } from '@/content/forms/contact';
import { failures } from '@/content/forms/failures';
import { formNotes } from '@/content/forms/notes';
import { locations } from '@/content/locations';
import { contact } from '@/content/pages/contact';
import { services } from '@/content/services';
import { locationSubject, serviceSubject } from '@/content/forms/enquiry-subjects';
import { toClientForm } from '@/lib/forms/client-form';
import { storesEnquiries, submitUrl } from '@/lib/forms/settings';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/contact');

const subjects = {
  service: Object.fromEntries(services.entries.map(({ slug, machine }) => [slug, serviceSubject(machine)])),
  location: Object.fromEntries(locations.entries.map(({ slug, name }) => [slug, locationSubject(name)])),
};

/** If messages are not stored, the form passes the message to the visitor's email app. */
const mailUrl = `mailto:${company.email}`;

export default function ContactRoute() {
  const stores = storesEnquiries();
  const action = stores ? submitUrl(contactForm.name) : null;
  return (
    <>
      <ContactPage
        form={
          <>
            {action === null && (
              <>
                <FormNote reason={stores ? failures.unconnected.reason : contactForm.undelivered} />
                <noscript>
                  <p className="mb-6">{formNotes.noScripts}</p>
                </noscript>
              </>
            )}
            <Island
              name="contact"
              props={{
                form: toClientForm(contactForm),
                stores,
                action: action ?? mailUrl,
                subjects,
                include: contact.include,
              }}
            />
          </>
        }
      />
      <Island name="notices" props={{}} />
    </>
  );
}
