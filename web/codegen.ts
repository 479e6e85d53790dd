/**
 * Typed documents from schema.graphql: `features/jobs/jobs.graphql` becomes `generated/jobs.ts`, one module per
 * file so that a lazy screen carries its own documents only; the schema's types are in `generated/schema.ts`.
 * A fragment may be spread by any file: it is repeated in each module that needs it.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as documents from '@graphql-codegen/typed-document-node';
import * as types from '@graphql-codegen/typescript';
import * as operations from '@graphql-codegen/typescript-operations';
import {
  buildSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  parse,
  Source,
  visit,
} from 'graphql';

// A person reads which document is wrong and where, not a stack trace.
process.once('uncaughtException', (error) => {
  console.error(String(error));
  process.exit(1);
});

const source = join(__dirname, 'src');
const target = join(source, 'generated');
const read = (...path: string[]) => readFileSync(join(__dirname, ...path), 'utf8');

const sdl = read('aws-appsync.graphql') + read('..', 'schema.graphql');
const schema = { schema: parse(sdl), schemaAst: buildSchema(sdl) };
const config = {
  scalars: {
    AWSDate: 'string',
    AWSTime: 'string',
    AWSDateTime: 'string',
    AWSTimestamp: 'number',
    AWSEmail: 'string',
    AWSJSON: 'string',
    AWSURL: 'string',
    AWSPhone: 'string',
    AWSIPAddress: 'string',
  },
  enumsAsTypes: true,
  importSchemaTypesFrom: './schema',
  optimizeDocumentNode: true,
  useTypeImports: true,
};

const files = new Map<string, DocumentNode>();
for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' }).sort()) {
  if (!path.endsWith('.graphql')) continue;
  const name = basename(path, '.graphql');
  if (name === 'schema' || files.has(name)) throw new Error(`web/src/${path}: the name ${name} is taken`);
  files.set(name, parse(new Source(read('src', path), path)));
}

const fragments = new Map<string, FragmentDefinitionNode>();
for (const { definitions } of files.values()) {
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
}

/** The document and, after it, every fragment of other files that it spreads, however deep. */
function withFragments(document: DocumentNode): DocumentNode {
  const definitions = new Set(document.definitions);
  for (const definition of definitions) {
    visit(definition, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (fragment) definitions.add(fragment);
      },
    });
  }
  return { ...document, definitions: [...definitions] };
}

async function main() {
  const modules = new Map([
    [
      'schema',
      await codegen({
        ...schema,
        filename: 'schema.ts',
        documents: [],
        config,
        plugins: [{ types: {} }],
        pluginMap: { types },
      }),
    ],
  ]);
  for (const [name, document] of files) {
    modules.set(
      name,
      await codegen({
        ...schema,
        filename: `${name}.ts`,
        documents: [{ location: `${name}.graphql`, document: withFragments(document) }],
        config,
        plugins: [{ operations: {} }, { documents: {} }],
        pluginMap: { operations, documents },
      }).catch((error: Error) => {
        throw new Error(`web/src/${document.loc?.source.name}: ${error.message}`);
      }),
    );
  }
  mkdirSync(target, { recursive: true });
  for (const old of readdirSync(target)) if (!modules.has(basename(old, '.ts'))) rmSync(join(target, old));
  for (const [name, content] of modules) {
    const path = join(target, `${name}.ts`);
    // An untouched file keeps a running dev server calm.
    if (!existsSync(path) || readFileSync(path, 'utf8') !== content) writeFileSync(path, content);
  }
}

void main();
