import { occupationPatterns } from './occupationPatterns';

type Pattern = (typeof occupationPatterns)[number][0];

/**
 * Returns the name of the traditional cloth pattern with which the web app decorates an occupation; undefined
 * if no pattern fits. It is chosen by words that the occupation's name contains, so that it usually stays the
 * same when the name is edited.
 */
export function occupationPatternOf(occupation: string): Pattern | undefined {
  return occupationPatterns.find(([, words]) => words.some((word) => occupation.includes(word)))?.[0];
}
