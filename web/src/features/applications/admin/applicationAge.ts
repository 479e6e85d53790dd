import type { ShownApply } from './useApplications';

/** Whole days since the application came into its present state. */
export function applyAge(
  { history, updatedAt }: Pick<ShownApply, 'history' | 'updatedAt'>,
  now = Date.now(),
): number {
  const since = history?.at(-1)?.at ?? updatedAt;
  return Math.max(0, Math.floor((now - Date.parse(since)) / 86_400_000));
}
