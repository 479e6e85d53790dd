import { occupationPatterns } from './occupationPatterns';

type Pattern = (typeof occupationPatterns)[number][0];

/**
 * Returns the name of the traditional cloth pattern with which the web app decorates an occupation; undefined
 * if none fits. It depends on the words in the occupation's name, so it usually stays the same when the name
 * is edited.
 */
export function occupationPatternOf(occupation: string): Pattern | undefined {
  return occupationPatterns.find(([, words]) => words.some((word) => occupation.includes(word)))?.[0];
}
