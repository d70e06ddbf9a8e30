import { PhoneButton } from '@/components/company/phone-button.tsx';
import { PageFrame } from '@/components/frame/page-frame.tsx';
import { PageHero } from '@/components/page/page-hero.tsx';
import { PhoneCall } from '@/components/page/phone-call.tsx';
import { PageSections } from '@/components/sections/page-sections.tsx';
import { BulletList } from '@/components/ui/bullet-list.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import { toId } from '@/content/format/to-id.ts';
import { testimonials } from '@/content/pages/testimonials.ts';
import { pageMetadata } from '@/lib/pages/metadata.ts';

export const metadata = pageMetadata(testimonials);

const { phoneCall } = testimonials;

export default function TestimonialsPage() {
  return (
    <PageFrame page={testimonials}>
      <PageHero
        page={testimonials}
        actions={<PhoneButton />}
        aside={
          <PhoneCall from="agency" to="reference">
            <b>{phoneCall.heading}</b> {phoneCall.question}
          </PhoneCall>
        }
        columns="widest-aside"
      />
      <PageSections page={testimonials} />
      <section className="surface-paper">
        <div className="page-width question-lists">
          <div className="running-text">
            {testimonials.questionLists.map(({ heading, intro, items }) => (
              <div key={heading}>
                <h2 id={toId(heading)}>{heading}</h2>
                <p>
                  <RichText text={intro} />
                </p>
                <BulletList items={items} />
              </div>
            ))}
          </div>
        </div>
      </section>
    </PageFrame>
  );
}
