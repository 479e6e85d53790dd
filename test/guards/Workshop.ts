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

interface Part {
  coordinate: string;
  step: ResolverStep;
  code: string;
  /** The files that it is made of, from the project's root. */
  inputs: Set<string>;
}

/** Resolvers that a mutant changes. */
export interface Piece {
  /** Their code, by the code that it replaces. */
  codes: Map<string, string>;
  /** The fields that they answer. */
  names: Set<string>;
}

/** What a mutant says may make a bundle longer than the house's own limit. */
const APPSYNC_LIMIT = 32_768;

/** How many are bundled side by side. */
const atOnce = 40;

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
    const known = new Map<string, Promise<Set<string>>>();
    const inputsOnce = (file: string) => {
      const inputs = known.get(file) ?? inputsOf(file);
      known.set(file, inputs);
      return inputs;
    };
    const steps = resolverPlans.flatMap(({ type, field, steps }) =>
      steps.map((step) => ({ coordinate: `${type}.${field}`, step })),
    );
    const parts: Part[] = [];
    for (let at = 0; at < steps.length; at += atOnce) {
      const made = steps.slice(at, at + atOnce).map(async ({ coordinate, step }) => ({
        ...{ coordinate, step },
        ...{ code: await bundleResolver(step), inputs: await inputsOnce(step.file) },
      }));
      parts.push(...(await Promise.all(made)));
    }
    return new Workshop(copy, parts);
  }

  /** The resolvers that the mutant changes, some at a time: most mutants are found out by the first of them. */
  async *make({ file, source, entity }: Mutant): AsyncGenerator<Piece> {
    const path = join(this.copy, file);
    const before = readFileSync(path);
    writeFileSync(path, source);
    try {
      const isOf = ({ step }: Part) =>
        entity !== undefined && (step.define.ENTITY as Entity | undefined)?.name === entity.name;
      const PROFILE =
        entity && profileOf(entities.map((each) => (each.name === entity.name ? entity : each)));
      const showsProfile = ({ inputs, code }: Part) =>
        inputs.has('resolvers/user/lib/assemble.ts') && code.includes(`"${entity?.name}"`);
      const touched = this.parts.filter(
        (part) => part.inputs.has(file) || isOf(part) || (entity && showsProfile(part)),
      );
      for (let at = 0; at < touched.length; at += atOnce) {
        const piece: Piece = { codes: new Map(), names: new Set() };
        const bundled = touched.slice(at, at + atOnce).map(async (part) => {
          const { define: usual } = part.step;
          const define = {
            ...usual,
            ...(isOf(part) && { ENTITY: entity }),
            ...(PROFILE && { PROFILE }),
          };
          const changed = await bundleResolver(
            { file: join(this.copy, part.step.file), define },
            APPSYNC_LIMIT,
          );
          if (changed === part.code) return;
          piece.codes.set(part.code, changed);
          piece.names.add(part.coordinate.split('.')[1] ?? '');
        });
        await Promise.all(bundled);
        if (piece.codes.size > 0) yield piece;
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
