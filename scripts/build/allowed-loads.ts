import { thirdPartyFiles, type ThirdPartyFiles } from '@/content/third-parties/files.ts';
import { thirdPartyScripts } from '@/content/third-parties/scripts.ts';
import { usedEmbeds } from '@/lib/pages/pages.ts';
import type { AllowedLoads } from './third-party-loads.ts';

const originsOf = (fileKind: ThirdPartyFiles['kind']) =>
  thirdPartyFiles.filter(({ kind }) => kind === fileKind).map(({ origin }) => origin);

export const allowedLoads = (): AllowedLoads => ({
  scripts: thirdPartyScripts.map(({ script }) => script),
  frames: [...originsOf('frames'), ...usedEmbeds.map(({ service }) => service.origin)],
  images: originsOf('images'),
  styles: originsOf('styles'),
  fonts: originsOf('fonts'),
  inline: thirdPartyScripts.flatMap(({ before }) => before ?? []),
});
