import { PageFrame } from '@/components/layout/page-frame';
import { BodyLayout } from '@/components/sections/body-layout';
import { ClosingCall } from '@/components/sections/closing-call';
import { PageBody } from '@/components/sections/page-body';
import { PageHero } from '@/components/sections/page-hero';
import { Pictogram } from '@/components/ui/pictogram';
import { RichText } from '@/components/ui/rich-text';
import { closingCalls } from '@/content/closing-calls';
import { whyChooseUs } from '@/content/pages/why-choose-us';

/** Four reasons, each with how it is checked. */
export const WhyChooseUsPage = () => (
  <PageFrame path="/why-choose-us" hire="/contact">
    <PageHero heading={whyChooseUs.heading} intro={whyChooseUs.intro} />
    <ol className="frame grid gap-6 py-10 md:grid-cols-2">
      {whyChooseUs.points.map(({ pictogram, title, text, proof }) => (
        <li key={title} className="plate">
          <h2 className="flex items-center gap-3 border-b-2 border-ink on-plant px-4 py-3 text-xl md:text-2xl">
            <Pictogram name={pictogram} className="size-8 shrink-0" />
            <span className="min-w-0">{title}</span>
          </h2>
          <div className="body p-4">
            <p>
              <RichText text={text} />
            </p>
            <p>
              <strong className="block">{whyChooseUs.check}</strong>
              <RichText text={proof} />
            </p>
          </div>
        </li>
      ))}
    </ol>
    <div className="border-t-2 border-line">
      <BodyLayout call={closingCalls.top} sections={whyChooseUs.sections}>
        <PageBody sections={whyChooseUs.sections} />
      </BodyLayout>
    </div>
    <ClosingCall {...closingCalls.top} />
  </PageFrame>
);
