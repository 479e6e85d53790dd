import type { ResolverStep } from './ResolverPlan';

/**
 * The step that checks that the caller's account still exists; built once, so that the resolvers of a
 * template share it.
 */
export const accountExistsStep: ResolverStep = {
  file: 'resolvers/user/accountExists.ts',
  define: {},
  source: 'Talent',
};
