import { ButtonLink } from '@/components/ui/button-link';
import type { HomeSectionOf } from '@/content/pages/home-section';

export const WhySection = ({ heading, text, points, more }: HomeSectionOf<'why'>) => (
  <section className="wide-section bg-paper">
    <div className="frame why-columns">
      <div>
        <h2>{heading}</h2>
        <p className="wide-intro mt-2 max-w-[38ch] md:mt-5">{text}</p>
        <p className="actions mt-4 md:mt-8">
          <ButtonLink href={more.href} lang={more.lang} look="outline">
            {more.label}
          </ButtonLink>
        </p>
      </div>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  </section>
);
