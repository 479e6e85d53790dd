import type { Random } from './Random';

/**
 * Puts words and numbers into a sentence: `{name}` becomes that word, `{3-7}` a whole number from the range.
 * Throws on a name that nobody gave, so that no reader ever sees a brace.
 */
export function fill(random: Random, sentence: string, words: Record<string, string | number>): string {
  return sentence.replace(/\{([^{}]+)\}/g, (_, slot: string) => {
    const range = /^(\d+)-(\d+)$/.exec(slot);
    if (range) return `${random.int(Number(range[1]), Number(range[2]))}`;
    const word = words[slot];
    if (word === undefined) throw new Error(`Nothing given for {${slot}} in: ${sentence}`);
    return `${word}`;
  });
}
