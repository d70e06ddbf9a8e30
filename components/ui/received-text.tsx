import type { Received } from '@/content/received';
import { CallOrMail, type PhoneUrl } from './call-or-mail';

type ReceivedTextProps = { readonly received: Received; readonly phoneUrl: PhoneUrl };

/** What happens next with a form that was stored. */
export const ReceivedText = ({
  received: { heading, text, ready, otherwise },
  phoneUrl,
}: ReceivedTextProps) => (
  <>
    <h2 className="mb-2">{heading}</h2>
    <p>{text}</p>
    <ul className="my-2 list-disc pl-6">
      {ready.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
    <p>
      {otherwise} <CallOrMail phoneUrl={phoneUrl} />.
    </p>
  </>
);
