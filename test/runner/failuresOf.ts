import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JestReport } from './countTests';

const linesOfEach = 12;

const head = (text: string) =>
  stripVTControlCharacters(text).trim().split('\n').slice(0, linesOfEach).join('\n');

/**
 * Returns one text for each failed test in Jest's report, with the beginning of its message, and one for each
 * file that could not be loaded.
 */
export function failuresOf(report: JestReport): string[] {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message ? [`${basename(name)}\n${head(message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${basename(name)} › ${fullName}\n${head(failureMessages?.[0] ?? 'no message')}`,
    );
  });
}
