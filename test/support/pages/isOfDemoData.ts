import { now } from '../now';

const HOURS = 6;

interface Dated {
  createdAt?: string;
  updatedAt?: string;
  changedAt?: string;
}

/** Returns true for a record that was last changed hours ago, so by no test, and for one without a time. */
export function isOfDemoData({ createdAt, updatedAt, changedAt }: Dated): boolean {
  const changed = changedAt ?? updatedAt ?? createdAt ?? '';
  return changed < new Date(now() - HOURS * 3_600_000).toISOString();
}
