import { bundleFunctions } from '../../infra/bundleFunctions';
import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { functionNames } from '../../infra/functionNeeds';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import { stepNames } from '../../infra/resolvers/stepNames';

/**
 * The functions and data with which the development loop bundles the code of the stack. `loadBundling`
 * evaluates this module again when one of the files that it includes has changed.
 */
export const bundling = { bundleFunctions, bundleResolver, functionNames, resolverPlans, stepNames };
