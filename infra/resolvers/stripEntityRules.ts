import path from 'node:path';
import type { Plugin } from 'esbuild';
import { entities } from '../../model/entities';

/**
 * In a resolver's bundle an imported entity keeps only what keys are made of: name, table, path, isPrivate, id, parent. Which
 * fields a viewer sees is imported from model/visibility where it is needed, so that no bundle carries the
 * rules of a type that it never shows. (The generic resolvers get their whole entity as `ENTITY`.)
 */
export const stripEntityRules: Plugin = {
  name: 'strip-entity-rules',
  setup(build) {
    build.onLoad({ filter: /[\\/]model[\\/]entities[\\/]\w+\.ts$/ }, (args) => {
      const name = path.basename(args.path, '.ts');
      const found = entities.find((entity) => entity.name === name);
      if (!found) throw new Error(`model/entities/${name}.ts is not listed in model/entities.ts`);
      const { table, isPrivate, id, parent } = found;
      const key = { name, table, path: found.path, isPrivate, id, parent };
      return { contents: `export const ${name} = ${JSON.stringify(key)};`, loader: 'js' };
    });
  },
};
