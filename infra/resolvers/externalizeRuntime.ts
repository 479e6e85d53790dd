import type { Plugin } from 'esbuild';

/**
 * Keeps imports of AppSync's modules, which the runtime provides, and drops those that a bundle no longer uses.
 */
export const externalizeRuntime: Plugin = {
  name: 'runtime-only',
  setup(build) {
    build.onResolve({ filter: /^@aws-appsync\/utils(\/|$)/ }, ({ path }) => ({
      path,
      external: true,
      sideEffects: false,
    }));
  },
};
