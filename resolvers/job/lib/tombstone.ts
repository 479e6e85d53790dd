import type { Item } from '../../lib/Item';

/** What is left of a closed job for those who kept it or applied: its title, and that it is closed. */
export function tombstone(job: Item): Item {
  const { id, title, closedAt, createdAt, updatedAt, version } = job;
  return { id, title, closedAt, isPublic: false, createdAt, updatedAt, version };
}
