import type { Finding } from '../../../model/rules/posting/Finding';
import { isAdvice } from '../../../model/rules/posting/isAdvice';
import { fail } from '../../lib/resolver';

/**
 * The name of a finding's field in the error: that of the job's input. For a problem in a selection step, it names the
 * step and its field instead, because the job's input contains no selection steps.
 */
const named = ({ field, rule }: Finding) => ({
  field: field.startsWith('selectionProcesses.') ? field : `input.${field}`,
  rule,
});

/**
 * Throws `InvalidInput` for the problems that the posting rules have found; does nothing if there are none. The error
 * names the first, and all of them in `errorInfo.findings`. Advice refuses nothing.
 */
export function refusePosting(findings: readonly Finding[]): void {
  const refused = findings.filter((finding) => !isAdvice(finding)).map(named);
  const [first] = refused;
  if (first) fail('InvalidInput', first.field, { ...first, findings: refused });
}
