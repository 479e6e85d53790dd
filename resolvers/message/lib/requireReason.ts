import { invalid } from '../../lib/invalid';

/** The reason that an administrator gives for reading what is others'; short ones are none. */
export function requireReason(reason: string | null | undefined, field = 'reason'): string {
  if (!reason || reason.trim().length < 4 || reason.length > 500) return invalid(field, '4..500');
  return reason.trim();
}
