import type { Plugin } from 'esbuild';

/**
 * esbuild plugin that leaves imports of `@aws-appsync/utils` in the code, since the APPSYNC_JS runtime provides these
 * modules, and drops those that a bundle does not use.
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
