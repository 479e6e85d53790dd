import type { Stack } from '../template/Stack';

interface Association {
  EventType: string;
  FunctionARN: string;
}

interface FunctionProperties {
  FunctionCode: string;
  FunctionConfig: { Runtime: string };
}

/**
 * Returns the code of the CloudFront function that handles the viewer requests of a cache behavior; null
 * without one.
 * @throws Error for several functions, and for functions of other events or runtimes
 */
export function readViewerFunction(stack: Stack, associations: readonly Association[]): string | null {
  const [association, ...others] = associations;
  if (!association) return null;
  const resource = stack
    .resources('AWS::CloudFront::Function')
    .find((each) => stack.attribute(each, 'FunctionARN') === association.FunctionARN);
  const { FunctionCode, FunctionConfig } = (resource?.properties ?? {}) as Partial<FunctionProperties>;
  const isKnown = association.EventType === 'viewer-request' && others.length === 0;
  if (!isKnown || FunctionCode === undefined || FunctionConfig?.Runtime !== 'cloudfront-js-2.0')
    throw new Error(
      `${association.FunctionARN} is not emulated locally: only one viewer-request function of cloudfront-js-2.0 is`,
    );
  return FunctionCode;
}
