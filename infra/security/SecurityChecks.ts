import type { IConstruct } from 'constructs';
import { AwsSolutionsChecks } from 'cdk-nag';
import { acceptedFindings } from './acceptedFindings';

const isAccepted = (ruleName: string): boolean => {
  const [, rule, finding = ''] = /^([^[]+)(?:\[(.*)\])?$/s.exec(ruleName) ?? [];
  return acceptedFindings.some(
    (accepted) => accepted.rule === rule && (accepted.finding?.test(finding) ?? true),
  );
};

/**
 * Checks the stack with the AwsSolutions rules of cdk-nag, and ignores the findings that `acceptedFindings`
 * lists.
 */
export class SecurityChecks extends AwsSolutionsChecks {
  override validateScope(scope: IConstruct) {
    const report = super.validateScope(scope);
    const violations = report.violations.filter(({ ruleName }) => !isAccepted(ruleName));
    return { ...report, violations, success: violations.length === 0 };
  }
}
