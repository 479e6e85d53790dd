import { CustomResource, Duration, Stack } from 'aws-cdk-lib';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct, type IConstruct } from 'constructs';
import { codeFingerprint } from '../codeFingerprint';

interface DataVersionProps {
  migrator: LambdaFunction;
  /** The bundle folder of the function that migrates data. The bundle contains the migrations. */
  bundle: string;
  /**
   * The constructs that are deployed only after the data have been checked. If the stored data are newer than
   * this release, the check fails and these constructs are not deployed.
   */
  release: readonly IConstruct[];
}

/**
 * The steps of a deployment that concern the version of the stored data: a check before the constructs in
 * `release` are deployed, and the migration of the data afterwards (docs/adr/0045).
 */
export class DataVersion extends Construct {
  constructor(scope: Construct, id: string, { migrator, bundle, release }: DataVersionProps) {
    super(scope, id);
    if (!migrator.role) throw new Error('The migrator has no role');
    const permissions = new Policy(this, 'Permissions', {
      roles: [migrator.role],
      statements: [
        // The function invokes itself again when a migration takes longer than one call may.
        new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [migrator.functionArn] }),
        // In a rollback, the function finds data that may be newer than the release; it asks CloudFormation whether
        // this is one.
        new PolicyStatement({
          actions: ['cloudformation:DescribeStacks'],
          resources: [Stack.of(this).stackId],
        }),
      ],
    });
    const code = codeFingerprint(bundle);
    const step = (name: string, phase: 'check' | 'migrate') =>
      new CustomResource(this, name, {
        serviceToken: migrator.functionArn,
        serviceTimeout: Duration.hours(1),
        properties: { phase, code },
      });
    const check = step('Check', 'check');
    check.node.addDependency(permissions);
    for (const part of release) part.node.addDependency(check);
    step('Migration', 'migrate').node.addDependency(check, ...release);
  }
}
