import { channels } from '@/lib/site/channels';

type ChannelLinksProps = {
  /** The class of the list; `linkClass` is that of each link. */
  readonly className?: string;
  readonly linkClass: string;
  /** Whether the number is printed beside the name of its channel. A phone needs the link alone. */
  readonly numbers?: boolean;
};

/** The ways to reach the company besides the phone and e-mail. Nothing where the owner has none. */
export const ChannelLinks = ({ className, linkClass, numbers = true }: ChannelLinksProps) =>
  channels.length > 0 && (
    <ul className={className}>
      {channels.map(({ label, printed, href }) => (
        <li key={label}>
          <a href={href} className={linkClass}>
            {/* In one element, which screen readers take for one link. */}
            <span>
              {label} {numbers && <span className="tel">{printed}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
