import type { Service } from '@/content/services/service';

/** Takes a service; returns its machine inside a sentence: `360 excavator`. */
export const machineWords = ({ machine }: Pick<Service, 'machine'>) => machine.toLowerCase();

/** Takes words; returns them with the article they want: `an excavator`, `a 360 excavator`. */
export const withArticle = (words: string) => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
