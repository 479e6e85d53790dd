import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { acceptedFindings } from '../../infra/security/acceptedFindings';
import { SecurityChecks } from '../../infra/security/SecurityChecks';

const outdir = mkdtempSync(join(tmpdir(), 'checks-'));
afterAll(() => rmSync(outdir, { recursive: true, force: true }));

/**
 * Returns the findings of cdk-nag for a stack with one bucket that is not encrypted and that anyone may read.
 */
function findingsOfOpenBucket() {
  const app = new App({ outdir, builtinCloudFormationValidation: false });
  const stack = new Stack(app, 'Open');
  new Bucket(stack, 'Bucket');
  const { success, violations } = new SecurityChecks(app).validateScope(app);
  return { success, rules: violations.map(({ ruleName }) => ruleName) };
}

describe('the security checks', () => {
  test('report findings that are not accepted', () => {
    const { success, rules } = findingsOfOpenBucket();
    expect(success).toBe(false);
    expect(rules).toEqual(expect.arrayContaining(['AwsSolutions-S1', 'AwsSolutions-S10']));
  });

  test('need a reason for each acceptance, and a wildcard rule cannot be accepted as a whole', () => {
    expect(acceptedFindings.filter(({ reason }) => reason.length < 20)).toEqual([]);
    expect(acceptedFindings.filter(({ rule, finding }) => rule === 'AwsSolutions-IAM5' && !finding)).toEqual(
      [],
    );
  });
});
