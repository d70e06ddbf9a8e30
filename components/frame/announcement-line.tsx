import { SiteLink } from '@/components/ui/site-link.tsx';
import { announcement } from '@/content/announcement.ts';
import { company } from '@/content/company.ts';
import { sharedText } from '@/content/interface-text.ts';
import { announcementOn } from '@/lib/company/announcement-dates.ts';

const isPreview = process.env.NODE_ENV === 'development';
const currentAnnouncement = announcementOn(announcement, company.timeZone, new Date(), isPreview);

export const AnnouncementLine = () =>
  currentAnnouncement && (
    <aside aria-label={sharedText.announcement} className="border-b-2 border-ink bg-paper print:hidden">
      <p lang={currentAnnouncement.lang} className="page-width py-3 font-bold">
        {currentAnnouncement.text}
        {currentAnnouncement.link && (
          <>
            {' '}
            <SiteLink
              href={currentAnnouncement.link.href}
              lang={currentAnnouncement.link.lang}
              className="underline hover:bg-brand-bright"
            >
              {currentAnnouncement.link.label}
            </SiteLink>
          </>
        )}
      </p>
    </aside>
  );
