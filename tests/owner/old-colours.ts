import sharp from 'sharp';

/** How far a channel may be off: share images and icons have few colours, chosen for each. */
const tolerance = 3;

type Channels = readonly [red: number, green: number, blue: number];

const channelsOf = async (colour: string): Promise<Channels> => {
  const pixel = { create: { width: 1, height: 1, channels: 3, background: colour } } as const;
  const [red = 0, green = 0, blue = 0] = await sharp(pixel).raw().toBuffer();
  return [red, green, blue];
};

/** Each colour of a picture, with the number of its pixels. */
const countColours = async (picture: Buffer) => {
  const pixels = await sharp(picture).flatten({ background: 'white' }).removeAlpha().raw().toBuffer();
  const counts = new Map<number, number>();
  let [last, run] = [-1, 0];
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.readUIntBE(at, 3);
    if (colour !== last) {
      counts.set(last, (counts.get(last) ?? 0) + run);
      [last, run] = [colour, 0];
    }
    run += 1;
  }
  return counts.set(last, (counts.get(last) ?? 0) + run);
};

/** Which of the colours a picture has, a line each: `plant on 312 pixels`. */
export const coloursIn = async (
  picture: Buffer,
  colours: Readonly<Record<string, string>>,
): Promise<readonly string[]> => {
  const counts = [...(await countColours(picture))];
  const found: string[] = [];
  for (const [token, colour] of Object.entries(colours)) {
    const wanted = await channelsOf(colour);
    const pixels = counts
      .filter(([number]) =>
        wanted.every(
          (channel, index) => Math.abs(((number >> (16 - 8 * index)) & 255) - channel) <= tolerance,
        ),
      )
      .reduce((sum, [, count]) => sum + count, 0);
    if (pixels > 0) found.push(`${token} on ${pixels} pixels`);
  }
  return found;
};
