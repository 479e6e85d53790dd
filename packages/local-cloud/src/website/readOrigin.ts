import type { Resource, Stack } from '../template/Stack';
import type { Origin } from './Distribution';

/** An origin as the template's CloudFront distribution declares it. */
export interface OriginConfig {
  Id: string;
  DomainName: string;
  OriginAccessControlId?: string;
}

interface AccessControl {
  OriginAccessControlOriginType: string;
  SigningBehavior: string;
}

interface Permission {
  Action: string;
  Principal: string;
  FunctionName: string;
  FunctionUrlAuthType?: string;
  InvokedViaFunctionUrl?: boolean;
}

/**
 * IAM actions that the stack must permit to CloudFront, so that it can call a function URL. AWS requires the
 * second one since October 2025.
 */
const actions = ['lambda:InvokeFunctionUrl', 'lambda:InvokeFunction'];

const permissionsOf = (stack: Stack, lambda: Resource, principal: string): Permission[] =>
  stack
    .resources('AWS::Lambda::Permission')
    .map(({ properties }) => properties as unknown as Permission)
    .filter(({ Principal }) => Principal === principal)
    .filter(({ FunctionName }) => stack.find('AWS::Lambda::Function', FunctionName) === lambda);

/** Returns whether everybody may call a function URL without authentication. */
const isOpen = (stack: Stack, lambda: Resource): boolean =>
  actions.every((action) =>
    permissionsOf(stack, lambda, '*').some(
      ({ Action, FunctionUrlAuthType, InvokedViaFunctionUrl }) =>
        Action === action && (FunctionUrlAuthType === 'NONE' || InvokedViaFunctionUrl === true),
    ),
  );

/**
 * Returns whether CloudFront may call the function URL. CloudFront must sign its requests to the URL, and the
 * function's resource policy must permit them.
 */
function isPermitted(stack: Stack, lambda: Resource, { OriginAccessControlId }: OriginConfig): boolean {
  const control = stack
    .resources('AWS::CloudFront::OriginAccessControl')
    .find(({ physicalId }) => physicalId === OriginAccessControlId)?.properties.OriginAccessControlConfig as
    | AccessControl
    | undefined;
  const isSigned =
    control?.OriginAccessControlOriginType === 'lambda' && control.SigningBehavior === 'always';
  const permissions = permissionsOf(stack, lambda, 'cloudfront.amazonaws.com');
  return isSigned && actions.every((action) => permissions.some(({ Action }) => Action === action));
}

/**
 * Reads an origin of the CloudFront distribution. It must be an S3 bucket of the stack, or a function URL of
 * one of the stack's Lambda functions, which accepts signed requests only, or every request.
 * @throws Error for any other origin
 */
export function readOrigin(stack: Stack, config: OriginConfig): Origin {
  const { Id: id, DomainName } = config;
  const bucket = stack
    .resources('AWS::S3::Bucket')
    .find((each) => stack.attribute(each, 'RegionalDomainName') === DomainName);
  if (bucket) return { id, kind: 'bucket', bucket: bucket.physicalId };
  const url = stack
    .resources('AWS::Lambda::Url')
    .find((each) => new URL(stack.attribute(each, 'FunctionUrl')).host === DomainName);
  if (!url)
    throw new Error(
      `The distribution's origin ${id} is not emulated locally, only buckets and function URLs are`,
    );
  const lambda = stack.find('AWS::Lambda::Function', url.physicalId);
  const isSigned = url.properties.AuthType === 'AWS_IAM';
  return {
    id,
    kind: 'function',
    functionArn: stack.attribute(lambda, 'Arn'),
    isPermitted: isSigned ? isPermitted(stack, lambda, config) : isOpen(stack, lambda),
  };
}
