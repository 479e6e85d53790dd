import type { ResolverStep } from './ResolverPlan';

/**
 * The resolver step that checks that the caller's account still exists. It is one shared object, so that the
 * resolvers of a nested stack can share one AppSync function.
 */
export const accountExistsStep: ResolverStep = {
  file: 'resolvers/user/accountExists.ts',
  define: {},
  source: 'Talent',
};
