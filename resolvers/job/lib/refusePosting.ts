import type { Finding } from '../../../model/rules/posting/Finding';
import { invalid } from '../../lib/resolver';

/**
 * Throws `InvalidInput` for the first of the findings; does nothing if there are none. The error names the
 * field of the job's input or, for a selection step, which is not in this input, the step and its field.
 */
export function refusePosting(findings: readonly Finding[]): void {
  const [first] = findings;
  if (!first) return;
  const isOfStep = first.field.startsWith('selectionProcesses.');
  invalid(isOfStep ? first.field : `input.${first.field}`, first.rule);
}
