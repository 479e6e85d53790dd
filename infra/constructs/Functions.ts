import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { Bundles } from '../Bundles';
import { type FunctionName, functionNames, functionNeeds } from '../functionNeeds';

interface FunctionsProps {
  bundles: Bundles;
  /** The number of days after which log entries of the functions are deleted. */
  logDays: number;
}

const pascal = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_match: string, _dash: string, letter: string) => letter.toUpperCase());

/**
 * The Lambda functions, each with its own role and log group. Environment variables and permissions are added
 * later, by `grantFunctions`.
 */
export class Functions extends Construct {
  readonly all: Readonly<Record<FunctionName, LambdaFunction>>;
  /**
   * The dead-letter queue that all functions share. It gets the events for which an asynchronous invocation
   * has failed three times.
   */
  readonly failures: Queue;

  constructor(scope: Construct, id: string, { bundles, logDays }: FunctionsProps) {
    super(scope, id);
    this.failures = new Queue(this, 'Failures', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    const made = functionNames.map((name): [FunctionName, LambdaFunction] => {
      const { memory = 256, seconds = 30 } = functionNeeds[name];
      const part = new Construct(this, pascal(name));
      const logGroup = new LogGroup(part, 'Logs', {
        retention: logDays,
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
        deadLetterQueue: this.failures,
        tracing: Tracing.ACTIVE,
        role,
      });
      return [name, fn];
    });
    this.all = Object.fromEntries(made) as Record<FunctionName, LambdaFunction>;
  }
}
