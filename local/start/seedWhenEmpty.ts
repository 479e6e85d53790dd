import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Seeding {
  data: string;
  isEmpty(): Promise<boolean>;
  /**
   * Prepares the tables. It is called at each start, before the tables are seeded (if they are), and may
   * write to them.
   */
  prepare(): Promise<unknown>;
  /** Writes the seed data to the tables. It can be repeated after an interruption. */
  seed(): Promise<unknown>;
}

/**
 * Seeds the tables if they were empty at the start or if an earlier seeding was interrupted.
 * @returns whether the tables were seeded
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
