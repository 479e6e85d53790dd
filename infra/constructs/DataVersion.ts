import { CustomResource, Duration, Stack } from 'aws-cdk-lib';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct, type IConstruct } from 'constructs';
import { codeFingerprint } from '../codeFingerprint';

interface DataVersionProps {
  migrator: LambdaFunction;
  /** The folder of the migrator, which contains the migrations. */
  bundle: string;
  /** Constructs that must not be deployed on data newer than this release. */
  release: readonly IConstruct[];
}

/**
 * Handles the version of the data in a deployment: checks it before any resource of the release is created,
 * and migrates the data after all of them are (docs/adr/0045).
 */
export class DataVersion extends Construct {
  constructor(scope: Construct, id: string, { migrator, bundle, release }: DataVersionProps) {
    super(scope, id);
    if (!migrator.role) throw new Error('The migrator has no role');
    const permissions = new Policy(this, 'Permissions', {
      roles: [migrator.role],
      statements: [
        // If one call does not suffice, the function invokes itself again.
        new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [migrator.functionArn] }),
        // The release of a rollback may find newer data.
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
