import path from 'node:path';
import type { Plugin } from 'esbuild';
import { entities } from '../../model/entities';

/**
 * esbuild plugin that reduces an entity imported by a resolver to the parts that its keys and inputs need.
 * The bundle then does not contain the entity's field rules. Resolvers that show records import field rules
 * from model/visibility, and generic resolvers get their whole entity as the constant `ENTITY`.
 */
export const stripEntityRules: Plugin = {
  name: 'strip-entity-rules',
  setup(build) {
    build.onLoad({ filter: /[\\/]model[\\/]entities[\\/]\w+\.ts$/ }, (args) => {
      const name = path.basename(args.path, '.ts');
      const found = entities.find((entity) => entity.name === name);
      if (!found) throw new Error(`model/entities/${name}.ts is not listed in model/entities.ts`);
      const { table, isPrivate, id, parent, limits, rules, adminOnlyInputs, postedTexts } = found;
      const reduced = {
        name,
        table,
        path: found.path,
        isPrivate,
        id,
        parent,
        limits,
        rules,
        adminOnlyInputs,
        ...(postedTexts.length > 0 && { postedTexts }),
      };
      return { contents: `export const ${name} = ${JSON.stringify(reduced)};`, loader: 'js' };
    });
  },
};
