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
}

/**
 * IAM actions that the stack must permit to CloudFront, so that it can call a function URL. AWS requires the
 * second one since October 2025.
 */
const actions = ['lambda:InvokeFunctionUrl', 'lambda:InvokeFunction'];

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
  const permissions = stack
    .resources('AWS::Lambda::Permission')
    .map(({ properties }) => properties as unknown as Permission)
    .filter(({ Principal }) => Principal === 'cloudfront.amazonaws.com')
    .filter(({ FunctionName }) => stack.find('AWS::Lambda::Function', FunctionName) === lambda);
  return isSigned && actions.every((action) => permissions.some(({ Action }) => Action === action));
}

/**
 * Reads an origin of the CloudFront distribution. It must be an S3 bucket of the stack, or a function URL of
 * one of the stack's Lambda functions that accepts only signed requests.
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
  if (url?.properties.AuthType !== 'AWS_IAM')
    throw new Error(
      `The distribution's origin ${id} is not emulated locally, only buckets and signed function URLs are`,
    );
  const lambda = stack.find('AWS::Lambda::Function', url.physicalId);
  return {
    id,
    kind: 'function',
    functionArn: stack.attribute(lambda, 'Arn'),
    isPermitted: isPermitted(stack, lambda, config),
  };
}
