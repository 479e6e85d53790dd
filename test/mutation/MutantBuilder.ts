import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { entities } from '../../model/entities';
import type { Entity } from '../../model/Entity';
import { profileOf } from '../../model/profileOf';
import { stripEntityRules } from '../../infra/resolvers/stripEntityRules';
import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import type { ResolverStep } from '../../infra/resolvers/ResolverPlan';
import type { Mutant } from './Mutant';

interface BundledStep {
  coordinate: string;
  step: ResolverStep;
  code: string;
  /** The source files that a resolver's bundle includes, relative to the project's root. */
  inputs: Set<string>;
}

/** The resolvers whose code a mutant (a version of the sources without one guard) changes. */
export interface ChangedResolvers {
  /** A map from the original code of each changed resolver to its code in the mutant. */
  codes: Map<string, string>;
  /** The names of the GraphQL fields that the changed resolvers resolve. */
  names: Set<string>;
}

/**
 * AppSync's size limit for a resolver's code, in characters. Mutants only have to meet this one, not the
 * lower limit of this repository.
 */
const APPSYNC_LIMIT = 32_768;

const BUNDLES_AT_ONCE = 40;

/** Bundles the resolvers of mutants, from a copy of the sources in which one guard at a time is removed. */
export class MutantBuilder {
  private constructor(
    private readonly copy: string,
    private readonly steps: readonly BundledStep[],
  ) {}

  static async open(root: string): Promise<MutantBuilder> {
    const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
    for (const folder of ['model', 'resolvers'])
      cpSync(join(root, folder), join(copy, folder), { recursive: true });
    cpSync(join(root, 'tsconfig.json'), join(copy, 'tsconfig.json'));
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const known = new Map<string, Promise<Set<string>>>();
    const inputsOnce = (file: string) => {
      const inputs = known.get(file) ?? inputsOf(file);
      known.set(file, inputs);
      return inputs;
    };
    const steps = resolverPlans.flatMap(({ type, field, steps }) =>
      steps.map((step) => ({ coordinate: `${type}.${field}`, step })),
    );
    const bundled: BundledStep[] = [];
    for (let at = 0; at < steps.length; at += BUNDLES_AT_ONCE) {
      const bundling = steps.slice(at, at + BUNDLES_AT_ONCE).map(async ({ coordinate, step }) => ({
        ...{ coordinate, step },
        ...{ code: await bundleResolver(step), inputs: await inputsOnce(step.file) },
      }));
      bundled.push(...(await Promise.all(bundling)));
    }
    return new MutantBuilder(copy, bundled);
  }

  /**
   * Yields the resolvers whose code a mutant changes, in groups. Most mutants already fail with the first
   * group, so that the later groups need not be bundled.
   */
  async *build({ file, source, entity }: Mutant): AsyncGenerator<ChangedResolvers> {
    const path = join(this.copy, file);
    const before = readFileSync(path);
    writeFileSync(path, source);
    try {
      const isOfEntity = (step: ResolverStep) =>
        entity !== undefined && (step.define.ENTITY as Entity | undefined)?.name === entity.name;
      const PROFILE =
        entity && profileOf(entities.map((each) => (each.name === entity.name ? entity : each)));
      const showsProfile = ({ inputs }: BundledStep) => inputs.has('resolvers/user/lib/assemble.ts');
      const affected = this.steps.filter(
        (each) => each.inputs.has(file) || isOfEntity(each.step) || (entity && showsProfile(each)),
      );
      for (let at = 0; at < affected.length; at += BUNDLES_AT_ONCE) {
        const changed: ChangedResolvers = { codes: new Map(), names: new Set() };
        const bundling = affected.slice(at, at + BUNDLES_AT_ONCE).map(async ({ coordinate, step, code }) => {
          const define = {
            ...step.define,
            ...(isOfEntity(step) && { ENTITY: entity }),
            ...(PROFILE && { PROFILE }),
          };
          const mutated = await bundleResolver({ file: join(this.copy, step.file), define }, APPSYNC_LIMIT);
          if (mutated === code) return;
          changed.codes.set(code, mutated);
          changed.names.add(coordinate.split('.')[1] ?? '');
        });
        await Promise.all(bundling);
        if (changed.codes.size > 0) yield changed;
      }
    } finally {
      writeFileSync(path, before);
    }
  }

  close(): void {
    rmSync(this.copy, { recursive: true, force: true });
  }
}

async function inputsOf(entry: string): Promise<Set<string>> {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    plugins: [stripEntityRules],
    external: ['@aws-appsync/utils', '@aws-appsync/utils/*'],
  });
  return new Set(Object.keys(metafile.inputs));
}
