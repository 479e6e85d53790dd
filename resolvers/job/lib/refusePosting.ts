import type { Finding } from '../../../model/rules/posting/Finding';
import { invalid } from '../../lib/resolver';

/**
 * Throws `InvalidInput` for the first of the problems that the posting rules have found; does nothing if
 * there are none. The error names the field of the job's input. For a problem in a selection step, it names
 * the step and its field instead, because the job's input contains no selection steps.
 */
export function refusePosting(findings: readonly Finding[]): void {
  const [first] = findings;
  if (!first) return;
  const isOfStep = first.field.startsWith('selectionProcesses.');
  invalid(isOfStep ? first.field : `input.${first.field}`, first.rule);
}
