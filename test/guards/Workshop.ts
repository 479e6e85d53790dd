import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Entity } from '../../model/Entity';
import { addressesOnly } from '../../infra/addressesOnly';
import { bundleResolver } from '../../infra/bundleResolver';
import { resolverPlans } from '../../infra/resolverPlans';
import type { ResolverStep } from '../../infra/ResolverPlan';
import type { Mutant } from './Mutant';

interface Part {
  coordinate: string;
  step: ResolverStep;
  code: string;
  /** The files that it is made of, from the project's root. */
  inputs: Set<string>;
}

/** A copy of the sources, in which guards are taken away and resolvers are bundled anew. */
export class Workshop {
  private constructor(
    private readonly copy: string,
    private readonly parts: readonly Part[],
  ) {}

  static async open(root: string): Promise<Workshop> {
    const copy = mkdtempSync(join(tmpdir(), 'guards-'));
    for (const folder of ['model', 'resolvers'])
      cpSync(join(root, folder), join(copy, folder), { recursive: true });
    cpSync(join(root, 'tsconfig.json'), join(copy, 'tsconfig.json'));
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const parts: Part[] = [];
    for (const { type, field, steps } of resolverPlans) {
      for (const step of steps) {
        const code = await bundleResolver(step);
        parts.push({ coordinate: `${type}.${field}`, step, code, inputs: await inputsOf(step.file) });
      }
    }
    return new Workshop(copy, parts);
  }

  /** The code of every resolver that the mutant changes, by the code that it replaces, and their coordinates. */
  async make({
    file,
    source,
    entity,
  }: Mutant): Promise<{ codes: Map<string, string>; coordinates: Set<string> }> {
    const path = join(this.copy, file);
    const before = readFileSync(path);
    writeFileSync(path, source);
    const codes = new Map<string, string>();
    const coordinates = new Set<string>();
    for (const { coordinate, step, code, inputs } of this.parts) {
      const own = step.define.ENTITY as Entity | undefined;
      const isOfEntity = entity !== undefined && own?.name === entity.name;
      if (!inputs.has(file) && !isOfEntity) continue;
      const define = isOfEntity ? { ...step.define, ENTITY: entity } : step.define;
      const changed = await bundleResolver({ file: join(this.copy, step.file), define });
      if (changed === code) continue;
      codes.set(code, changed);
      coordinates.add(coordinate);
    }
    writeFileSync(path, before);
    return { codes, coordinates };
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
    plugins: [addressesOnly],
    external: ['@aws-appsync/utils', '@aws-appsync/utils/*'],
  });
  return new Set(Object.keys(metafile.inputs));
}
