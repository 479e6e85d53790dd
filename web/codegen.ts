/**
 * This script generates `web/src/generated/`. Each .graphql file becomes a module of typed documents
 * (`features/jobs/jobs.graphql` → `generated/jobs.ts`), so that a lazy screen loads only its own documents.
 * `generated/schema.ts` has the schema's types, `generated/limits.ts` the limits of the inputs of mutations,
 * as their resolvers check them, `generated/translations.ts` the texts of each language but Japanese. A file may use fragments of other files: the module of each file that uses a
 * fragment contains a copy of it.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as documents from '@graphql-codegen/typed-document-node';
import * as types from '@graphql-codegen/typescript';
import * as operations from '@graphql-codegen/typescript-operations';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  parse,
  type SelectionNode,
  type SelectionSetNode,
  Source,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { formLimits } from '../infra/formLimits';
import { codegenConfig } from './codegenConfig';
import { reportMissingTexts, textModules } from './textModules';

// A person reads which document is wrong and where, not a stack trace.
process.once('uncaughtException', (error) => {
  console.error(String(error));
  process.exit(1);
});

const source = join(__dirname, 'src');
const target = join(source, 'generated');
const read = (path: string) => readFileSync(join(source, path), 'utf8');

const { schema } = codegenConfig;
const config = { ...codegenConfig.types, importSchemaTypesFrom: './schema', optimizeDocumentNode: true };

const files = new Map<string, DocumentNode>();
for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' }).sort()) {
  if (!path.endsWith('.graphql')) continue;
  const name = basename(path, '.graphql');
  if (['schema', 'limits', 'translations', 'servedTexts'].includes(name) || files.has(name))
    throw new Error(`web/src/${path}: the name ${name} is taken`);
  files.set(name, parse(new Source(read(path), path)));
}

const fragments = new Map<string, FragmentDefinitionNode>();
function readFragments(): void {
  for (const { definitions } of files.values()) {
    for (const definition of definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    }
  }
}

/**
 * Returns a document followed by every fragment of other files that it uses directly or through another
 * fragment.
 */
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

/**
 * Returns a document in which the named fragments that a query selects of a record are replaced by inline ones, except
 * those of the rows of lists. Of a named fragment, AppSync passes only the name to the resolver of the record, so the
 * resolver would have to read it, although a copy that is at hand may have all selected fields.
 */
function withInlineFragments(document: DocumentNode): DocumentNode {
  const info = new TypeInfo(schema.schemaAst);
  const inline = (node: SelectionSetNode): SelectionSetNode => ({
    ...node,
    selections: node.selections.map((selection): SelectionNode => {
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD && fragments.get(selection.name.value);
      if (!fragment) return selection;
      const { typeCondition, selectionSet } = fragment;
      return { kind: Kind.INLINE_FRAGMENT, typeCondition, selectionSet: inline(selectionSet) };
    }),
  });
  const isOfRecord = () =>
    info.getFieldDef()?.name !== 'items' && info.getParentType() !== schema.schemaAst.getMutationType();
  return visit(
    document,
    visitWithTypeInfo(info, {
      Field: {
        enter(node) {
          if (!node.selectionSet || !isOfRecord()) return undefined;
          return { ...node, selectionSet: inline(node.selectionSet) };
        },
      },
    }),
  );
}

/**
 * Returns the source of `generated/limits.ts`. It has one constant for each mutation that has limits, so that
 * a screen's bundle contains only the limits of its own forms.
 */
function limitsModule(): string {
  const mutations = Object.keys(schema.schemaAst.getMutationType()?.getFields() ?? {});
  const constants = mutations.flatMap((name) => {
    const limits = formLimits(name);
    const constant = `${name[0]?.toUpperCase()}${name.slice(1)}Limits`;
    return limits ? [`export const ${constant} = ${JSON.stringify(limits, null, 2)} as const;`] : [];
  });
  return `${constants.join('\n\n')}\n`;
}

async function main() {
  readFragments();
  for (const [name, document] of files) files.set(name, withInlineFragments(document));
  readFragments();
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
  modules.set('limits', limitsModule());
  for (const [name, content] of textModules()) modules.set(name, content);
  mkdirSync(target, { recursive: true });
  for (const old of readdirSync(target)) if (!modules.has(basename(old, '.ts'))) rmSync(join(target, old));
  for (const [name, content] of modules) {
    const path = join(target, `${name}.ts`);
    // Skip unchanged files so that Vite does not reload.
    if (!existsSync(path) || readFileSync(path, 'utf8') !== content) writeFileSync(path, content);
  }
  await reportMissingTexts();
}

void main();
