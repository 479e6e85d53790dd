import path from 'node:path';
import type { Plugin } from 'esbuild';
import { entities } from '../../model/entities';
import parts from './bundledEntityParts.json';

/**
 * Returns whether a part of an entity is an empty list of posted texts. It is left out: few entities have
 * posted texts, and a resolver of the others is shorter without the empty list.
 */
const isEmptyList = (part: string, value: unknown) =>
  part === 'postedTexts' && Array.isArray(value) && value.length === 0;

/**
 * esbuild plugin that reduces an entity imported by a resolver to the parts that its keys and inputs need.
 * The bundle then does not contain the entity's field rules. Resolvers that show records import field rules
 * from model/visibility, and generic resolvers get their whole entity as the constant `ENTITY`. The lint rule
 * `enishi/bundledEntityParts` refuses a resolver that reads another part of an imported entity: it compiles,
 * but is undefined at run time.
 */
export const stripEntityRules: Plugin = {
  name: 'strip-entity-rules',
  setup(build) {
    build.onLoad({ filter: /[\\/]model[\\/]entities[\\/]\w+\.ts$/ }, (args) => {
      const name = path.basename(args.path, '.ts');
      const found = entities.find((entity) => entity.name === name);
      if (!found) throw new Error(`model/entities/${name}.ts is not listed in model/entities.ts`);
      const reduced = Object.fromEntries(
        Object.entries(found).filter(([part, value]) => parts.includes(part) && !isEmptyList(part, value)),
      );
      return { contents: `export const ${name} = ${JSON.stringify(reduced)};`, loader: 'js' };
    });
  },
};
