import type { DataReport } from './DataReport';
import { reportValues } from './reportValues';
import type { Deployment } from './Deployment';

/**
 * Maximum number of rounds of comparing and repairing. One round may not be enough, because a repaired value
 * can be the source of another derived value.
 */
const PASSES = 4;

/**
 * Compares all derived values with their sources once and, with `repair`, repairs those that differ. A call
 * of `verify-data` handles only a part of the tables, so this function calls it repeatedly and adds up the
 * results.
 */
async function compare(deployment: Deployment, repair: boolean): Promise<DataReport> {
  const whole: DataReport = { records: 0, found: {}, details: [], next: null };
  let from: object | null = null;
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
  } while (from);
  return whole;
}

/**
 * Prints which derived values differ from their sources. With `repair`, it repairs them and compares again,
 * in up to four rounds. Returns whether the last comparison found a difference.
 */
export async function verifyValues(deployment: Deployment, repair: boolean): Promise<boolean> {
  for (let pass = 1; pass <= PASSES; pass += 1) {
    const report = await compare(deployment, repair);
    const differs = reportValues(report);
    if (!differs || !repair) return differs;
  }
  return true;
}
