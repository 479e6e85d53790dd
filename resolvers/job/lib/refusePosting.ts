import type { Finding } from '../../../model/rules/posting/Finding';
import { invalid } from '../../lib/resolver';

/**
 * Throws `InvalidInput` for the first finding of the posting rules, if there is one. It names the field of
 * the job's input. Fields of selection steps are not in that input, so their paths are used as they are.
 */
export function refusePosting(findings: readonly Finding[]): void {
  const [first] = findings;
  if (!first) return;
  const isOfStep = first.field.startsWith('selectionProcesses.');
  invalid(isOfStep ? first.field : `input.${first.field}`, first.rule);
}
