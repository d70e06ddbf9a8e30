import { PageFrame } from '@/components/layout/page-frame';
import { BodyLayout } from '@/components/sections/body-layout';
import { CardReading } from '@/components/sections/card-reading';
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
    <div className="frame pt-10">
      <CardReading />
      <p className="mt-4 max-w-[68ch]">{whyChooseUs.checkers}</p>
    </div>
    <ol className="frame grid gap-x-12 gap-y-8 py-10 md:grid-cols-2">
      {whyChooseUs.points.map(({ pictogram, title, text, proof }) => (
        <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4">
          <Pictogram name={pictogram} className="size-9" />
          <div className="body">
            <h2 className="text-2xl">{title}</h2>
            <p className="mt-1">
              <RichText text={text} />
            </p>
            <p className="mt-2!">
              <strong>{whyChooseUs.check}:</strong> <RichText text={proof} />
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
