import { company, type Office } from '@/content/company';
import { contactWords } from '@/content/contact-words';
import { phoneUrl } from '@/lib/site/phone';
import { Pictogram } from './pictogram';

type PhoneButtonProps = {
  readonly call?: boolean;
  readonly office?: Pick<Office, 'phone'> | undefined;
};

export const PhoneButton = ({ call, office: { phone } = company }: PhoneButtonProps) => (
  <a href={phoneUrl(phone)} className="button phone-button">
    {/* One wrapper, so that screen readers announce a single link. */}
    <span>
      <Pictogram name="phone" className="size-6 shrink-0" />
      <span className="tel">{call ? `${contactWords.call} ${phone}` : phone}</span>
    </span>
  </a>
);
