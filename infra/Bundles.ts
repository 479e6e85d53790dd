import type { ResolverStep } from './resolvers/ResolverPlan';

/** Everything that is compiled before the stack is composed, since constructs cannot wait. */
export interface Bundles {
  /** APPSYNC_JS code of a step. */
  resolver(step: ResolverStep): string;
  /** Folder with `index.js` of a Lambda function. */
  function(name: string): string;
}
