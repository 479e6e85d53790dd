import { bundleFunctions } from '../../infra/bundleFunctions';
import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { functionNames } from '../../infra/functionNeeds';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import { stepNames } from '../../infra/resolvers/stepNames';

/** How the stack's code is made. `loadBundling` reads it again after each change of `model/` or `infra/`. */
export const bundling = { bundleFunctions, bundleResolver, functionNames, resolverPlans, stepNames };
