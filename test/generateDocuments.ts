/**
 * Generates `test/generated/documents.ts`: for the text of each document that a test or a script writes as
 * `graphql(…)`, the type of its result. Runs with `npm run codegen`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import { type DocumentNode, Kind, type OperationDefinitionNode, parse, Source } from 'graphql';
import { codegenConfig } from '../web/codegenConfig';

const calls = /\bgraphql\(\s*`([^`]*)`/g;
const target = join(__dirname, 'generated');

/** Returns a document whose operation has a name that no other document has, and that name. */
function named(
  document: DocumentNode,
  number: number,
): { document: DocumentNode; name: string; kind: string } {
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation) throw new Error(`${document.loc?.source.name}: a document needs an operation`);
  const name = `D${number}`;
  const renamed = { ...operation, name: { kind: Kind.NAME, value: name } as const };
  return {
    document: {
      ...document,
      definitions: document.definitions.map((definition) =>
        definition === operation ? renamed : definition,
      ),
    },
    name,
    kind: operation.operation.replace(/^./, (letter) => letter.toUpperCase()),
  };
}

async function main() {
  const texts = new Map<string, string>();
  for (const path of readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!path.endsWith('.ts') || path.startsWith('generated')) continue;
    for (const [, text = ''] of readFileSync(join(__dirname, path), 'utf8').matchAll(calls))
      texts.set(text, path);
  }
  const documents = [...texts].map(([text, path], number) => ({
    text,
    path,
    ...named(parse(new Source(text, `test/${path}`)), number),
  }));
  const types = await codegen({
    ...codegenConfig.schema,
    filename: 'documents.ts',
    documents: documents.map(({ path, document }) => ({ location: path, document })),
    config: { ...codegenConfig.types, importSchemaTypesFrom: '../../web/src/generated/schema' },
    plugins: [{ operations: {} }],
    pluginMap: { operations },
  });
  const entries = documents.map(({ text, name, kind }) => `  ${JSON.stringify(text)}: ${name}${kind};`);
  mkdirSync(target, { recursive: true });
  writeFileSync(
    join(target, 'documents.ts'),
    `${types}\n\n/** The result of each document, by its text. */\nexport interface Results {\n${entries.join('\n')}\n}\n`,
  );
}

void main();
