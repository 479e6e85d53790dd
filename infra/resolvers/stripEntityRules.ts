import path from 'node:path';
import type { Plugin } from 'esbuild';
import { bundledParts, rareParts } from '../../model/BundledEntity';
import { entities } from '../../model/entities';

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** esbuild plugin that reduces each entity that a resolver imports to what its type promises (`BundledEntity`). */
export const stripEntityRules: Plugin = {
  name: 'strip-entity-rules',
  setup(build) {
    build.onLoad({ filter: /[\\/]model[\\/]entities[\\/]\w+\.ts$/ }, (args) => {
      const name = path.basename(args.path, '.ts');
      const found = entities.find((entity) => entity.name === name);
      if (!found) throw new Error(`model/entities/${name}.ts is not listed in model/entities.ts`);
      const rare = rareParts.filter((part) => !isEmpty(found[part]));
      const kept: readonly string[] = [...bundledParts, ...rare];
      const reduced = Object.fromEntries(Object.entries(found).filter(([part]) => kept.includes(part)));
      return { contents: `export const ${name} = ${JSON.stringify(reduced)};`, loader: 'js' };
    });
    build.onLoad({ filter: /[\\/]model[\\/]wholeEntity\.ts$/ }, () => {
      throw new Error('The bundle of a resolver contains no whole entity');
    });
  },
};
