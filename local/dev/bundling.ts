import { bundleFunctions } from '../../infra/bundleFunctions';
import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { functionNames } from '../../infra/functionNeeds';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import { stepNames } from '../../infra/resolvers/stepNames';

/**
 * The modules that the development loop needs to bundle the code of the stack. `loadBundling` evaluates them again
 * after each change of `model/` or `infra/`.
 */
export const bundling = { bundleFunctions, bundleResolver, functionNames, resolverPlans, stepNames };
