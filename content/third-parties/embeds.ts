import type { HttpsUrl } from './third-party.ts';

type EmbedService = {
  /** The name of the company on pages and in the privacy policy. */
  readonly name: string;
  readonly origin: HttpsUrl;
  readonly sandbox: string;
  /** True if the company may store data in the browser once the iframe is open. */
  readonly cookies: boolean;
};

/** Loads once the visitor opens it, or immediately if scripting is disabled. */
export type Embed = {
  readonly kind: 'video' | 'map';
  readonly service: EmbedService;
  readonly src: HttpsUrl;
};

/**
 * The permissions that video players and maps need. With `allow-same-origin`, the iframe keeps its own origin; it does
 * not get ours.
 */
const sandbox = 'allow-scripts allow-same-origin allow-popups';

// URLs and parameters are documented at support.google.com/youtube/answer/171780, developer.vimeo.com/player,
// developers.google.com/maps/documentation/embed and openstreetmap.org (Share, HTML).

const youTube: EmbedService = {
  name: 'YouTube (Google)',
  origin: 'https://www.youtube-nocookie.com',
  sandbox: `${sandbox} allow-presentation`,
  cookies: true,
};

/** The ID in a URL of YouTube, or the ID itself. Throws if there is none. */
const youTubeId = (video: string) => {
  const id =
    /^(?:https?:\/\/\S*?(?:[?&]v=|youtu\.be\/|\/(?:embed|shorts|live)\/))?([\w-]{11})(?=$|[?&#/])/.exec(
      video,
    )?.[1];
  if (id === undefined)
    throw new Error(
      `youTubeVideo('${video}'): this is not a video of YouTube. Copy its address, such as https://www.youtube.com/watch?v=aqz-KE-bpKQ`,
    );
  return id;
};

/** `video` is the video's URL, such as `https://www.youtube.com/watch?v=aqz-KE-bpKQ`, or its ID. */
export const youTubeVideo = (video: string): Embed => ({
  kind: 'video',
  service: youTube,
  src: `https://www.youtube-nocookie.com/embed/${youTubeId(video)}`,
});

const vimeo: EmbedService = {
  name: 'Vimeo',
  origin: 'https://player.vimeo.com',
  sandbox: `${sandbox} allow-presentation`,
  cookies: true,
};

/** `video` is the number at the end of the video's URL. */
export const vimeoVideo = (video: number): Embed => ({
  kind: 'video',
  service: vimeo,
  src: `https://player.vimeo.com/video/${video}?dnt=1`,
});

const googleMaps: EmbedService = {
  name: 'Google Maps',
  origin: 'https://www.google.com',
  sandbox,
  cookies: true,
};

/** `src` is the URL in the code that Google Maps offers under “Share”, “Embed a map”. */
export const googleMap = (src: `https://www.google.com/maps/embed?${string}`): Embed => ({
  kind: 'map',
  service: googleMaps,
  src,
});

const openStreetMaps: EmbedService = {
  name: 'OpenStreetMap',
  origin: 'https://www.openstreetmap.org',
  sandbox,
  cookies: false,
};

/** `src` is the URL in the code that OpenStreetMap offers under “Share”, “HTML”. */
export const openStreetMap = (src: `https://www.openstreetmap.org/export/embed.html?${string}`): Embed => ({
  kind: 'map',
  service: openStreetMaps,
  src,
});

export const embedNotice = ({ kind, service: { name, cookies } }: Embed): string =>
  `The ${kind} comes from ${name}. When you open it, ${name} gets your internet address${cookies ? ' and may set cookies' : ''}.`;

/** Returns a sentence for the privacy policy for each service and kind of embed. */
export const embedsText = (embeds: readonly Embed[]): readonly string[] =>
  embeds
    .filter(
      ({ kind, service }, index) =>
        embeds.findIndex((other) => other.kind === kind && other.service.name === service.name) === index,
    )
    .map(
      ({ kind, service: { name, cookies } }) =>
        `Some pages can show a ${kind} from ${name}. Your browser fetches it after you open it, or with the page if you’ve switched scripts off. Then ${name} gets your internet address${cookies ? ' and may set cookies' : ''}.`,
    );
