import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Seeding {
  data: string;
  isEmpty(): Promise<boolean>;
  /** Comes first, whether there is anything to seed or not; may write. */
  prepare(): Promise<unknown>;
  /** Safe to repeat. */
  seed(): Promise<unknown>;
}

/**
 * Seeds tables that are empty before they are prepared, and those whose seeding was interrupted.
 * @returns whether it did
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
