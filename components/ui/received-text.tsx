import { received } from '@/content/received';
import { CallOrMail, type PhoneUrl } from './call-or-mail';

type ReceivedTextProps = { readonly form: keyof typeof received; readonly phoneUrl: PhoneUrl };

/** What happens next with a form that was stored. */
export const ReceivedText = ({ form, phoneUrl }: ReceivedTextProps) => {
  const { heading, text, ready, otherwise } = received[form];
  return (
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
};
