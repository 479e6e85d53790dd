import type { AgedApplication } from './AgedApplication';

/**
 * Returns the number of full days since the application entered its current state. If its history is unknown,
 * counts from its last change.
 */
export function applicationAge(
  { history, updatedAt }: Pick<AgedApplication, 'history' | 'updatedAt'>,
  now = Date.now(),
): number {
  const since = history?.at(-1)?.at ?? updatedAt;
  return Math.max(0, Math.floor((now - Date.parse(since)) / 86_400_000));
}
