import type { Deployment } from './Deployment';
import { position } from './position';
import type { VerifyStart } from './verifyIndices';

type ValuesStart = Extract<VerifyStart, { part: 'values' }>;

const BEGINNING: ValuesStart = { part: 'values', from: null, differs: false };

/**
 * Maximum number of rounds of comparing and repairing. One round may not be enough, because a repaired value
 * can be the source of another derived value.
 */
const PASSES = 4;

/**
 * The result of one call of the Lambda function `verify-data`, which checks a part of the tables. `next` is
 * the position at which the next call must begin; null if all tables have been checked.
 */
interface DataReport {
  records: number;
  found: Record<string, { differences: number; repaired: number }>;
  details: (Record<'value' | 'table' | 'pk' | 'sk' | 'attribute' | 'is' | 'should', string> & {
    isRepaired: boolean;
  })[];
  next: object | null;
}

/**
 * Compares all derived values with their sources once and, with `repair`, repairs those that differ. A call
 * of `verify-data` handles only a part of the tables, so this function calls it repeatedly and adds up the
 * results.
 */
async function compare(
  deployment: Deployment,
  repair: boolean,
  { from: start, differs: hasDiffered }: ValuesStart,
): Promise<DataReport> {
  const whole: DataReport = { records: 0, found: {}, details: [], next: null };
  let from = start;
  do {
    const part = (await deployment.invoke('VerifyFunctionName', { repair, from })) as DataReport;
    whole.records += part.records;
    whole.details.push(...part.details);
    for (const [value, { differences, repaired }] of Object.entries(part.found)) {
      const sum = (whole.found[value] ??= { differences: 0, repaired: 0 });
      sum.differences += differences;
      sum.repaired += repaired;
    }
    from = part.next;
    const differs = hasDiffered || Object.values(whole.found).some(({ differences }) => differences > 0);
    if (from) position.announce({ part: 'values', from, differs } satisfies ValuesStart);
  } while (from);
  return whole;
}

const SHOWN = 20;

/**
 * Prints how derived values differ from their sources, according to a report of the function verify-data.
 * Returns whether any value differed.
 */
function reportValues({ records, found, details }: DataReport): boolean {
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

/**
 * Prints which derived values differ from their sources. With `repair`, it repairs them and compares again,
 * in up to four rounds. Returns whether the last comparison, or the interrupted one that it continues, found a
 * difference.
 */
export async function verifyValues(
  deployment: Deployment,
  repair: boolean,
  first: ValuesStart = BEGINNING,
): Promise<boolean> {
  let start = first;
  for (let pass = 1; pass <= PASSES; pass += 1) {
    const differs = reportValues(await compare(deployment, repair, start)) || start.differs;
    if (!differs || !repair) return differs;
    start = BEGINNING;
  }
  return true;
}
