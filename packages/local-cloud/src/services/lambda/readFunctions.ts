import type { Resource, Stack } from '../../template/Stack';
import type { FunctionConfiguration } from './FunctionConfiguration';

interface FunctionProperties {
  Code: unknown;
  Description?: string;
  Handler: string;
  Role: string;
  Runtime: string;
  Timeout?: number;
  MemorySize?: number;
  Environment?: { Variables?: Record<string, string> };
  ReservedConcurrentExecutions?: number;
  DeadLetterConfig?: { TargetArn: string };
}

interface InvokeConfig {
  FunctionName: string;
  MaximumRetryAttempts?: number;
  DestinationConfig?: { OnFailure?: { Destination: string } };
}

function readFunction(stack: Stack, resource: Resource): FunctionConfiguration {
  const properties = resource.properties as unknown as FunctionProperties;
  const asynchronous = stack
    .resources('AWS::Lambda::EventInvokeConfig')
    .map((config) => config.properties as unknown as InvokeConfig)
    .find(({ FunctionName }) => stack.find('AWS::Lambda::Function', FunctionName) === resource);
  return {
    name: resource.physicalId,
    description: properties.Description ?? '',
    arn: stack.attribute(resource, 'Arn'),
    roleArn: properties.Role,
    folder: stack.asset(properties.Code),
    handler: properties.Handler,
    timeoutSeconds: properties.Timeout ?? 3,
    memoryMegabytes: properties.MemorySize ?? 128,
    variables: properties.Environment?.Variables ?? {},
    reservedConcurrency: properties.ReservedConcurrentExecutions ?? null,
    retries: asynchronous?.MaximumRetryAttempts ?? 2,
    onFailure:
      asynchronous?.DestinationConfig?.OnFailure?.Destination ??
      properties.DeadLetterConfig?.TargetArn ??
      null,
  };
}

/**
 * Reads the Lambda functions of the template that run on Node.js. Functions in other languages, such as those
 * of some CDK custom resources, are left out: invoking one fails with an error that names it.
 */
export function readFunctions(stack: Stack): FunctionConfiguration[] {
  return stack
    .resources('AWS::Lambda::Function')
    .filter(({ properties }) => String(properties.Runtime).startsWith('nodejs'))
    .map((resource) => readFunction(stack, resource));
}
