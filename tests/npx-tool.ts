import { nodePackage } from '@/scripts/node-package';

/**
 * Arguments of npx that run a command-line tool of a host in the version that the documents name. It brings a Node of its own,
 * because such tools need a newer one than the site.
 */
export const npxTool = (tool: string, version: string): readonly string[] => [
  '--yes',
  `--package=${nodePackage('24')}`,
  `--package=${tool}@${version}`,
  '--',
];
