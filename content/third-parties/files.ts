import { type Address, cookieWords, type Cookies } from './third-party';

/** Where a page loads frames, images, style sheets or fonts from as soon as it opens. */
export type ThirdPartyFiles = {
  readonly kind: 'frames' | 'images' | 'styles' | 'fonts';
  readonly origin: Address;
  /** The company, as the privacy policy names it. */
  readonly name: string;
  readonly cookies: Cookies;
};

/**
 * Origins that pages load files from, other than the site itself. None as shipped. The build fails for a file from an origin that
 * isn't listed, because browsers would block it silently. Scripts are listed in ./scripts; a section of kind `embed` needs no entry.
 */
export const thirdPartyFiles: readonly ThirdPartyFiles[] = [];

/** The sentences about an origin in the privacy policy. */
export const filesText = ({ kind, name, cookies }: ThirdPartyFiles): string =>
  `Some pages load ${kind === 'styles' ? 'style sheets' : kind} from ${name}, which gets your internet address when they do. It ${cookieWords[cookies]}.`;
