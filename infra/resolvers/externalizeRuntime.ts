import type { Plugin } from 'esbuild';

/** AppSync's own modules come with the runtime; a bundle from which their use was cut does not import them either. */
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
