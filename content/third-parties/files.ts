import { cookieText, type Cookies, type HttpsUrl } from './third-party.ts';

/** Pages load these files immediately. */
export type ThirdPartyFiles = {
  readonly kind: 'frames' | 'images' | 'styles' | 'fonts';
  readonly origin: HttpsUrl;
  /** The name of the company in the privacy policy. */
  readonly name: string;
  readonly cookies: Cookies;
};

/**
 * External origins from which pages load files. Empty by default. The build fails if a page loads a file from another
 * origin, because browsers would block it silently. Scripts are listed in ./scripts. A section of the kind `embed`
 * needs no entry.
 */
export const thirdPartyFiles: readonly ThirdPartyFiles[] = [];

export const filesText = ({ kind, name, cookies }: ThirdPartyFiles): string =>
  `Some pages load ${kind === 'styles' ? 'style sheets' : kind} from ${name}, which gets your internet address when they do. It ${cookieText[cookies]}.`;
