import type { Random } from './Random';

/**
 * Replaces the placeholders in a sentence: `{name}` with the entry `name` of `words`, `{3-7}` with a random
 * whole number in that range.
 * @throws Error when `words` lacks an entry, so that no placeholder reaches a screen
 */
export function fill(random: Random, sentence: string, words: Record<string, string | number>): string {
  return sentence.replace(/\{([^{}]+)\}/g, (_, slot: string) => {
    const range = /^(\d+)-(\d+)$/.exec(slot);
    if (range) return `${random.int(Number(range[1]), Number(range[2]))}`;
    const word = words[slot];
    if (word === undefined) throw new Error(`No value for {${slot}} in: ${sentence}`);
    return `${word}`;
  });
}
