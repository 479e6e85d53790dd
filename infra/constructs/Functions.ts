import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { Bundles } from '../Bundles';
import { type FunctionName, functionNames, functionNeeds } from '../functionNeeds';

const pascal = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_match: string, _dash: string, letter: string) => letter.toUpperCase());

/**
 * The Lambda functions, each with its own role and log group. `grantFunctions` adds the environment variables and
 * permissions.
 */
export class Functions extends Construct {
  readonly all: Readonly<Record<FunctionName, LambdaFunction>>;

  constructor(scope: Construct, id: string, { bundles }: { bundles: Bundles }) {
    super(scope, id);
    const made = functionNames.map((name): [FunctionName, LambdaFunction] => {
      const { memory = 256, seconds = 30 } = functionNeeds[name];
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
        logGroup,
        role,
      });
      return [name, fn];
    });
    this.all = Object.fromEntries(made) as Record<FunctionName, LambdaFunction>;
  }
}
