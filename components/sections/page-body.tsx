import { RichText } from '@/components/ui/rich-text';
import { interfaceWords } from '@/content/interface';
import { testimonials } from '@/content/pages/testimonials';
import type { Section, Sections } from '@/content/section';
import { formatDate, withNoBreakSpaces } from '@/lib/site/format';
import { Checklist } from './checklist';
import { DataTable } from './data-table';
import { EmbedBlock } from './embed-block';
import { FigureBlock } from './figure-block';
import { FormSection } from './form-section';
import { Panel } from './panel';
import { MachineList } from './machine-list';
import { PhotoBlock } from './photo-block';
import { PriceTable } from './price-table';
import { Quote } from './quote';
import { SectionBlock } from './section-block';
import { TicketImage } from './ticket-image';

const Content = ({ section }: { readonly section: Section }) => {
  switch (section.kind) {
    case 'prose':
      return section.paragraphs.map((paragraph, index) => (
        <p key={index}>
          <RichText text={paragraph} />
        </p>
      ));
    case 'list':
      return (
        <ul className="bullets">
          {section.items.map((item, index) => (
            <li key={index}>
              <RichText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'checklist':
      return <Checklist section={section} />;
    case 'definitions':
      return (
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[30%_1fr]">
          {section.items.map(({ term, text }) => (
            <div key={term} className="border-t border-line pt-3 sm:col-span-2 sm:grid sm:grid-cols-subgrid">
              <dt className="font-bold">{term}</dt>
              <dd>
                <RichText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'steps':
      return (
        <ol className="steps">
          {section.items.map(({ term, text }) => (
            <li key={term}>
              <strong className="block">{term}</strong>
              <RichText text={text} />
            </li>
          ))}
        </ol>
      );
    case 'table':
      return <DataTable {...section} />;
    case 'tickets':
      return (
        <>
          <TicketImage {...section} />
          <DataTable {...section} look="pairs" />
        </>
      );
    case 'panel':
      return <Panel name={section.panel} />;
    case 'machines':
      return <MachineList items={section.items} />;
    case 'questions':
      return (
        <dl className="grid gap-4">
          {section.items.map(({ question, answer }) => (
            <div key={question} className="border-t border-line pt-4 first:border-0 first:pt-0">
              <dt className="text-lg font-bold">{withNoBreakSpaces(question)}</dt>
              <dd className="mt-1">
                <RichText text={answer} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'form':
      return <FormSection form={section.form} />;
    case 'callout':
      return (
        <p>
          <RichText text={section.text} />
        </p>
      );
    case 'photo':
      return <PhotoBlock {...section} />;
    case 'quotes':
      return (
        <ul className="grid gap-6 sm:grid-cols-2">
          {section.items.map((quote) => (
            <li key={quote.text}>
              <Quote {...quote} sample={testimonials.sample} />
            </li>
          ))}
        </ul>
      );
    case 'prices':
      return <PriceTable {...section} />;
    case 'embed':
      return <EmbedBlock {...section} />;
    case 'sources':
      return (
        <>
          <ul className="bullets">
            {section.items.map(({ title, publisher, href }) => (
              <li key={href}>
                <a href={href}>{withNoBreakSpaces(title)}</a>, {publisher}
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-mute">{interfaceWords.checked(formatDate(section.checked))}</p>
        </>
      );
    default:
      return section satisfies never;
  }
};

type PageBodyProps = {
  readonly sections: Sections;
  /** Sections that fold on a phone, besides those that say so. */
  readonly foldOnPhone?: (section: Section) => boolean;
  /** Whether every section folds on every screen. */
  readonly foldAlways?: boolean;
};

export const PageBody = ({ sections, foldOnPhone, foldAlways }: PageBodyProps) => (
  <div className="body">
    {sections.map((section) => (
      <SectionBlock
        key={section.heading}
        heading={section.heading}
        intro={'intro' in section ? section.intro : undefined}
        folded={foldAlways ? 'always' : (section.folded ?? foldOnPhone?.(section))}
        look={section.kind === 'callout' ? 'warning' : 'plain'}
      >
        {section.figure && <FigureBlock name={section.figure} />}
        <Content section={section} />
      </SectionBlock>
    ))}
  </div>
);
