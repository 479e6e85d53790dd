import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Seeding {
  data: string;
  isEmpty(): Promise<boolean>;
  /** Safe to repeat. */
  seed(): Promise<unknown>;
}

/**
 * Seeds empty tables, and those whose seeding was interrupted.
 * @returns whether it did
 */
export async function seedWhenEmpty({ data, isEmpty, seed }: Seeding): Promise<boolean> {
  const begun = join(data, 'seeding');
  if (!existsSync(begun) && !(await isEmpty())) return false;
  writeFileSync(begun, '');
  await seed();
  renameSync(begun, join(data, 'seeded'));
  return true;
}
