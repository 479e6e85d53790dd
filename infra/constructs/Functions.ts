import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { Bundles } from '../Bundles';
import { type FunctionName, functionNames } from '../functionNames';

const LIMITS: Partial<Record<FunctionName, { memory: number; seconds: number }>> = {
  seed: { memory: 1024, seconds: 300 },
  'export-users-csv': { memory: 512, seconds: 900 },
  'index-search': { memory: 1024, seconds: 120 },
  'manage-search': { memory: 1024, seconds: 900 },
  'migrate-data': { memory: 512, seconds: 900 },
  'apply-events': { memory: 512, seconds: 300 },
  'check-file': { memory: 512, seconds: 60 },
  'erase-accounts': { memory: 512, seconds: 900 },
  'export-data': { memory: 512, seconds: 300 },
  'verify-data': { memory: 1024, seconds: 900 },
};

const pascal = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_match: string, _dash: string, letter: string) => letter.toUpperCase());

/** The Lambda functions, each with a role and a log group of its own and nothing else yet. */
export class Functions extends Construct {
  readonly all: Readonly<Record<FunctionName, LambdaFunction>>;

  constructor(scope: Construct, id: string, { bundles, stage }: { bundles: Bundles; stage: string }) {
    super(scope, id);
    const made = functionNames.map((name): [FunctionName, LambdaFunction] => {
      const { memory, seconds } = LIMITS[name] ?? { memory: 256, seconds: 30 };
      const part = new Construct(this, pascal(name));
      const logGroup = new LogGroup(part, 'Logs', {
        retention: RetentionDays.THREE_MONTHS,
        removalPolicy: RemovalPolicy.DESTROY,
      });
      const role = new Role(part, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
      role.addToPolicy(
        new PolicyStatement({
          actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
          resources: [logGroup.logGroupArn],
        }),
      );
      const fn = new LambdaFunction(part, 'Function', {
        description: `lambdas/${name}`,
        code: Code.fromAsset(bundles.function(name)),
        handler: 'index.handler',
        runtime: Runtime.NODEJS_24_X,
        architecture: Architecture.ARM_64,
        memorySize: memory,
        timeout: Duration.seconds(seconds),
        environment: { STAGE: stage },
        logGroup,
        role,
      });
      return [name, fn];
    });
    this.all = Object.fromEntries(made) as Record<FunctionName, LambdaFunction>;
  }
}
