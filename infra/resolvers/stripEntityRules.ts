import path from 'node:path';
import type { Plugin } from 'esbuild';
import { entities } from '../../model/entities';
import parts from './bundledEntityParts.json';

/**
 * Returns whether a part of an entity is null, or its list `postedTexts` or `visibleLines` is empty. Bundles
 * leave such a part out: few entities have one, so it would only make the code of most resolvers longer.
 */
const isEmpty = (part: string, value: unknown) =>
  value === null ||
  (['postedTexts', 'visibleLines'].includes(part) && Array.isArray(value) && value.length === 0);

/**
 * esbuild plugin that reduces each entity that a resolver imports to the parts listed in
 * `bundledEntityParts.json`, mainly what keys and inputs need. The field rules of the entity are left out:
 * resolvers that show records import them from model/visibility, and generic resolvers get their whole entity
 * as the constant `ENTITY`. Code that reads another part of an imported entity compiles, but the part is
 * undefined at run time; the lint rule `enishi/bundledEntityParts` reports such code.
 */
export const stripEntityRules: Plugin = {
  name: 'strip-entity-rules',
  setup(build) {
    build.onLoad({ filter: /[\\/]model[\\/]entities[\\/]\w+\.ts$/ }, (args) => {
      const name = path.basename(args.path, '.ts');
      const found = entities.find((entity) => entity.name === name);
      if (!found) throw new Error(`model/entities/${name}.ts is not listed in model/entities.ts`);
      const reduced = Object.fromEntries(
        Object.entries(found).filter(([part, value]) => parts.includes(part) && !isEmpty(part, value)),
      );
      return { contents: `export const ${name} = ${JSON.stringify(reduced)};`, loader: 'js' };
    });
  },
};
