import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Seeding {
  data: string;
  isEmpty(): Promise<boolean>;
  /** Work before the seeding, which also runs when no seeding is needed. It may write to the tables. */
  prepare(): Promise<unknown>;
  /** Writes the seed data into the tables. It may run again after an interruption. */
  seed(): Promise<unknown>;
}

/**
 * Seeds the tables if they were empty at the start or an earlier seeding was interrupted.
 * @returns true when it has seeded
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
