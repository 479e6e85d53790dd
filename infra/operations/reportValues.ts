import type { DataReport } from './DataReport';

const SHOWN = 20;

/**
 * Prints how derived values differ from their sources, according to a report of the function verify-data.
 * Returns whether any value differed.
 */
export function reportValues({ records, found, details }: DataReport): boolean {
  const kinds = Object.entries(found);
  const sum = (count: 'differences' | 'repaired') => kinds.reduce((all, [, each]) => all + each[count], 0);
  const differences = sum('differences');
  console.log(`${records} records: ${differences} derived values differ, ${sum('repaired')} repaired`);
  if (differences === 0) return false;
  console.table(found);
  for (const { value, pk, sk, attribute, is, should } of details.slice(0, SHOWN))
    console.log(`${value}: ${pk} ${sk}${attribute && ` ${attribute}`}: is ${is}, should be ${should}`);
  if (differences > SHOWN) console.log(`and ${differences - SHOWN} more`);
  return true;
}
