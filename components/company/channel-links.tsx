import { channels } from '@/lib/company/channels.ts';
import { PhoneNumber } from './phone-number.tsx';

type ChannelLinksProps = {
  readonly className?: string;
  readonly linkClass?: string;
  readonly showsNumbers?: boolean;
};

export const ChannelLinks = ({ className, linkClass, showsNumbers = true }: ChannelLinksProps) =>
  channels.length > 0 && (
    <ul className={className}>
      {channels.map(({ label, printedNumber, href }) => (
        <li key={label}>
          <a href={href} className={linkClass}>
            {/* One wrapper, so that screen readers announce a single link. */}
            <span className="[text-decoration:inherit]">
              {label} {showsNumbers && <PhoneNumber phone={printedNumber} />}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
