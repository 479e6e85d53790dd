import type { ResolverStep } from './resolvers/ResolverPlan';

/**
 * The compiled code of all resolvers and Lambda functions, for the CDK constructs that deploy it. It is
 * compiled before the constructs are created, because a constructor cannot wait for the compiler.
 */
export interface Bundles {
  /** Returns the path of the file with the APPSYNC_JS code of one step of a resolver. */
  resolver(step: ResolverStep): string;
  /** Returns the path of the folder that contains the compiled `index.js` of a Lambda function. */
  function(name: string): string;
}
