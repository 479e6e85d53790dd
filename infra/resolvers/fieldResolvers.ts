import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { DataSourceName } from '../../model/DataSourceName';
import type { FieldResolver, Operation, Relation, SharedStep } from '../../resolvers/lib/operation';

/** A field with a resolver of its own: what is declared about it, and its steps. */
export interface DeclaredField extends Partial<Operation>, Relation {
  /** The file that declares it. */
  file: string;
  steps: readonly { file: string; source: DataSourceName }[];
}

const folder = path.join(__dirname, '..', '..', 'resolvers');

/** The folders of operations; `entity` has the generic resolvers, `lib` what all have in common. */
const domains = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'lib' && entry.name !== 'entity')
  .map(({ name }) => name);

/** Loads a file of the folder: which files there are, the folder says. */
const load = createRequire(__filename);

type Exported = FieldResolver | SharedStep;

/** What the files of the domains export, by file. */
const exported: [file: string, resolver: Exported][] = domains.flatMap((domain) =>
  readdirSync(path.join(folder, domain))
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const module = load(path.join(folder, domain, file)) as Record<string, Exported>;
      return Object.values(module).map((value): [string, Exported] => [`resolvers/${domain}/${file}`, value]);
    }),
);

const sharedFiles = new Map(exported.map(([file, resolver]) => [resolver, `${file}#`]));

/**
 * Every GraphQL field that has a resolver of its own instead of a generic operation or a generic relation, with its
 * declaration from its file below `resolvers/`.
 */
export const fieldResolvers: Readonly<Record<string, DeclaredField>> = Object.fromEntries(
  exported.flatMap(([file, resolver]) => {
    if (!('fields' in resolver)) return [];
    const steps = resolver.steps.map(({ name, source, shared }) => ({
      source,
      file: shared ? (sharedFiles.get(shared) ?? '') : `${file}#${name}`,
    }));
    return Object.entries(resolver.fields).map(([field, declared]) => [field, { ...declared, file, steps }]);
  }),
);
