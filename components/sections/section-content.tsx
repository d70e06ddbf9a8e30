import clsx from 'clsx';
import { DefinitionList } from '@/components/ui/definition-list';
import { RichText } from '@/components/ui/rich-text';
import { interfaceWords } from '@/content/interface';
import { testimonials } from '@/content/pages/testimonials';
import type { Section, Text } from '@/content/section';
import { formatDate, withNoBreakSpaces } from '@/lib/site/format';
import { siteLanguage } from '@/lib/site/language';
import { Checklist } from './checklist';
import { DataTable } from './data-table';
import { EmbedBlock } from './embed-block';
import { FormSection } from './form-section';
import { Panel } from './panel';
import { MachineList } from './machine-list';
import { PhotoBlock } from './photo-block';
import { PriceTable } from './price-table';
import { Quote } from './quote';
import { TicketImage } from './ticket-image';

/** If there are more sources than this, wide screens show them in two columns. */
const longList = 6;

const isLink = (item: Text) => typeof item !== 'string' && item.length === 1 && typeof item[0] !== 'string';

type SectionContentProps = {
  readonly section: Section;
  readonly inCells?: boolean;
};

export const SectionContent = ({ section, inCells = false }: SectionContentProps) => {
  switch (section.kind) {
    case 'prose':
      return section.paragraphs.map((paragraph, index) => (
        <p key={index}>
          <RichText text={paragraph} />
        </p>
      ));
    case 'list':
      return (
        <ul className={clsx('bullets', section.items.every(isLink) && 'link-rows')}>
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
      return <DefinitionList className={clsx('definitions', inCells && 'cells')} items={section.items} />;
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
        <DefinitionList
          className={clsx('questions', inCells && 'cells')}
          items={section.items.map(({ question, answer }) => ({
            term: withNoBreakSpaces(question),
            text: answer,
          }))}
        />
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
          <ul className={clsx('bullets', section.items.length > longList && 'long-list')}>
            {section.items.map(({ title, publisher, href }) => (
              <li key={href}>
                <a href={href}>{withNoBreakSpaces(title)}</a>, {publisher}
              </li>
            ))}
          </ul>
          <p lang={siteLanguage} className="mt-3 text-sm text-mute">
            {interfaceWords.checked(formatDate(section.checked))}
          </p>
        </>
      );
    default:
      return section satisfies never;
  }
};
