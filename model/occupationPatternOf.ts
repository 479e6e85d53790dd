import { occupationPatterns } from './occupationPatterns';

type Pattern = (typeof occupationPatterns)[number][0];

/**
 * Returns the cloth pattern of an occupation. It depends on words in the occupation's name, so that it survives a small
 * change of the name. Undefined for a name without any of these words.
 */
export function occupationPatternOf(occupation: string): Pattern | undefined {
  return occupationPatterns.find(([, words]) => words.some((word) => occupation.includes(word)))?.[0];
}
