import { RichText } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import type { ContentProps } from '../content-props';

export const FeaturesSection = ({ section: { heading, hours, links, tiles } }: ContentProps<'features'>) => (
  <section className="wide-section bg-paper">
    <div className="frame features">
      <div>
        <p className="opening">{heading}</p>
      </div>
      <div>
        <p className="body text-balance max-sm:text-base/snug">
          <RichText text={hours} />
        </p>
        <p className="no-print related feature-links">
          {links.map(({ label, ...link }) => (
            <SiteLink key={link.href} {...link} className="min-h-11 content-center">
              {label}
            </SiteLink>
          ))}
        </p>
      </div>
      <ul className="body feature-tiles">
        {tiles.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
