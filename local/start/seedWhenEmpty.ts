import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Seeding {
  data: string;
  isEmpty(): Promise<boolean>;
  /** Runs first, whether or not seeding is needed; may write. */
  prepare(): Promise<unknown>;
  /** Safe to repeat. */
  seed(): Promise<unknown>;
}

/**
 * Seeds tables that were empty at the start, or whose seeding was interrupted.
 * @returns whether it seeded
 */
export async function seedWhenEmpty({ data, isEmpty, prepare, seed }: Seeding): Promise<boolean> {
  const begun = join(data, 'seeding');
  const isDue = existsSync(begun) || (await isEmpty());
  if (isDue) writeFileSync(begun, '');
  await prepare();
  if (!isDue) return false;
  await seed();
  renameSync(begun, join(data, 'seeded'));
  return true;
}
