import type { ResolverStep } from './ResolverPlan';

/**
 * The resolver step that checks whether the caller's account still exists. All resolvers refer to this one
 * object, so that those of a nested stack can share one AppSync function.
 */
export const accountExistsStep: ResolverStep = {
  file: 'resolvers/user/accountExists.ts',
  define: {},
  source: 'Talent',
};
