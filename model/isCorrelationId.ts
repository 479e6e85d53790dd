import { correlationId } from './correlationId';

/**
 * Returns whether a text has the form of a correlation id. Anything else that a caller sends as one is ignored, so that
 * nobody can write text of their own into logs and records.
 */
export const isCorrelationId = (text: string): boolean =>
  text.length === correlationId.length &&
  text.split('').every((character) => correlationId.characters.includes(character));
