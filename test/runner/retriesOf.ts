import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JestReport } from './countTests';

/**
 * Returns one line for each test in Jest's report that passed at its second attempt, with the reason why the
 * first one failed.
 */
export function retriesOf(report: JestReport): string[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, retryReasons = [] }) => status === 'passed' && retryReasons.length > 0)
      .map(({ fullName, retryReasons = [] }) => {
        const reason = stripVTControlCharacters(retryReasons[0] ?? '').replaceAll(/\s*\n\s*/g, ' ');
        return `${basename(name)} › ${fullName}: ${reason.slice(0, 300)}`;
      }),
  );
}
