import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  createSourceFile,
  isExportDeclaration,
  isImportDeclaration,
  isNamedImports,
  isStringLiteral,
  ScriptTarget,
  type Statement,
} from 'typescript';

const root = join(__dirname, '..', '..');
const folders = ['model', 'resolvers', 'lambdas', 'infra', 'local', 'packages', 'web', 'test'];

/**
 * Returns the module from which a statement imports or re-exports values. Null if there is none, or if the
 * statement imports only types, which do not exist at run time.
 */
function importedBy(statement: Statement): string | null {
  if (isExportDeclaration(statement)) {
    const { moduleSpecifier: from } = statement;
    return from && isStringLiteral(from) && !statement.isTypeOnly ? from.text : null;
  }
  if (!isImportDeclaration(statement) || !isStringLiteral(statement.moduleSpecifier)) return null;
  const { importClause: clause } = statement;
  const names = clause?.namedBindings;
  const onlyTypes =
    clause?.isTypeOnly ||
    (names && isNamedImports(names) && !clause.name && names.elements.every((name) => name.isTypeOnly));
  return onlyTypes ? null : statement.moduleSpecifier.text;
}

function resolveImport(from: string, source: string): string[] {
  const base = join(dirname(from), source);
  const candidates = [base, `${base}.ts`, `${base}.tsx`];
  return candidates.filter((path) => /\.tsx?$/.test(path) && existsSync(join(root, path))).slice(0, 1);
}

/**
 * Maps every TypeScript file of the source folders to the files whose values it imports, as paths from the
 * root.
 */
export function importGraph(): Map<string, string[]> {
  const graph = new Map<string, string[]>();
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name) || /(^|\/)(node_modules|generated|dist)\//.test(name)) continue;
      const path = join(folder, name);
      const { statements } = createSourceFile(
        path,
        readFileSync(join(root, path), 'utf8'),
        ScriptTarget.ES2022,
      );
      const sources = statements.map(importedBy).filter((source) => source?.startsWith('.'));
      graph.set(
        path,
        sources.flatMap((source) => resolveImport(path, source ?? '')),
      );
    }
  }
  return graph;
}
