import { correlationId } from '../../../../model/correlationId';

/** Creates a random correlation id for an operation. */
export function createCorrelationId(): string {
  const chance = crypto.getRandomValues(new Uint8Array(correlationId.length));
  return [...chance].map((value) => correlationId.characters.charAt(value % 32)).join('');
}
