import type { Plugin } from 'esbuild';

/**
 * esbuild plugin for imports of `@aws-appsync/utils`, whose modules the APPSYNC_JS runtime provides. It
 * leaves the imports in the code, except those that a bundle does not use.
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
