import { SiteLink } from '@/components/ui/site-link.tsx';
import { announcement } from '@/content/announcement.ts';
import { company } from '@/content/company.ts';
import { sharedText } from '@/content/interface-text.ts';
import { announcementOn } from '@/lib/company/announcement-dates.ts';

const isPreview = process.env.NODE_ENV === 'development';
const currentAnnouncement = announcementOn(announcement, company.timeZone, new Date(), isPreview);

export const AnnouncementLine = () => {
  if (!currentAnnouncement) return null;
  const { text, lang, link } = currentAnnouncement;
  return (
    <aside aria-label={sharedText.announcement} className="border-b-2 border-ink bg-paper print:hidden">
      <p lang={lang} className="page-width py-3 font-bold">
        {text}
        {link && (
          <>
            {' '}
            <SiteLink href={link.href} lang={link.lang} className="underline hover:bg-brand-bright">
              {link.label}
            </SiteLink>
          </>
        )}
      </p>
    </aside>
  );
};
