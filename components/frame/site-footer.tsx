import clsx from 'clsx';
import { Fragment } from 'react';
import { ChannelLinks } from '@/components/company/channel-links.tsx';
import { HoursLine } from '@/components/company/hours-line.tsx';
import { MailLink } from '@/components/company/mail-link.tsx';
import { PhoneLink } from '@/components/company/phone-link.tsx';
import { SaveNumberLink } from '@/components/company/save-number-link.tsx';
import { company, mainOffice, supportSlogan, type Office } from '@/content/company.ts';
import { contactText } from '@/content/contact-text.ts';
import { agencyInShort } from '@/content/hiring/hiring-text.ts';
import { footerColumns, menuText } from '@/content/menus.ts';
import { addressLine, legalEntityLines, personLine } from '@/lib/company/company-details.ts';
import { hasSeveralOffices } from '@/lib/company/offices.ts';
import { MenuLinks } from './menu-link.tsx';

const hoursItems = ({ hours }: Pick<Office, 'hours'>) =>
  hours.map((line) => (
    <li key={line.label}>
      <HoursLine {...line} />
    </li>
  ));

export const SiteFooter = ({ current }: { readonly current?: string }) => (
  <footer id="all" className="covers-call-bar surface-asphalt print:hidden">
    <div className="page-width site-footer">
      {footerColumns.map(({ heading, items }) => (
        <nav key={heading} aria-label={heading}>
          <h2>{heading}</h2>
          <ul>
            <MenuLinks items={items} current={current} />
          </ul>
        </nav>
      ))}
      <div>
        <h2>{menuText.contact}</h2>
        <div>
          <address className="mt-1 not-italic">
            {company.name}
            {company.offices.map((office, index) => (
              <Fragment key={office.town}>
                <span className={clsx('block', hasSeveralOffices && 'mt-3 font-bold')}>{office.town}</span>
                {[
                  ...(index === 0 ? personLine(company) : []),
                  ...addressLine(office),
                  ...(index === 0 ? legalEntityLines(company) : []),
                ].map(({ label, value }) => (
                  <span key={label} className="block">
                    {label}: {value}
                  </span>
                ))}
                <PhoneLink phone={office.phone} className="text-2xl font-bold" />
                {index === 0 && <ChannelLinks />}
                <div>
                  <MailLink email={office.email} className="max-lg:text-base" />
                </div>
                {hasSeveralOffices && <ul>{hoursItems(office)}</ul>}
              </Fragment>
            ))}
            <SaveNumberLink />
          </address>
          {company.social.length > 0 && (
            <ul className="flex flex-wrap gap-x-4" aria-label={contactText.socialMedia}>
              {company.social.map(({ name, href }) => (
                <li key={name}>
                  {/* An `a` element without `href` is HTML's placeholder for a link, which the sample company needs. */}
                  <a href={href ?? undefined}>{name}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <ul>
          {!hasSeveralOffices && hoursItems(mainOffice)}
          {supportSlogan !== null && (
            <li>
              {supportSlogan}. {company.outOfHoursPhone === null && contactText.supportNumberNote}
            </li>
          )}
        </ul>
      </div>
    </div>
    <div className="border-t border-mute">
      <p className="page-width py-3 text-sm">
        {agencyInShort} © {company.name}
      </p>
    </div>
  </footer>
);
