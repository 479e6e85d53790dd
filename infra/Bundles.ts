import type { ResolverStep } from './resolvers/ResolverPlan';

/**
 * The code of all resolvers and functions. It is compiled before the stack is composed, because constructs are
 * synchronous.
 */
export interface Bundles {
  /** The APPSYNC_JS code of a step. */
  resolver(step: ResolverStep): string;
  /** The folder with `index.js` of a Lambda function. */
  function(name: string): string;
}
