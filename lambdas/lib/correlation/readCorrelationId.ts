import { correlationId } from '../../../model/correlationId';
import { isCorrelationId } from '../../../model/isCorrelationId';

/** Returns the correlation id in an event of a function, a message of a queue or a stored record, if it has one. */
export function readCorrelationId(holder: unknown): string | undefined {
  if (typeof holder !== 'object' || holder === null) return undefined;
  const id = (holder as Record<string, unknown>)[correlationId.attribute];
  return typeof id === 'string' && isCorrelationId(id) ? id : undefined;
}
