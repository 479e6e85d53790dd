import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import ts from 'typescript';

/** The import of what the build writes into a bundle. Without it the names are free, and esbuild's `define` applies. */
const CONSTANTS = /^import \{[^}]*\} from '[^']*\/bundleConstants';$/gm;

/** Returns the object with the code of a step: the last argument of `step(…)`, `.step(name, …)` or `.unit(…)`. */
function codeIn(call: ts.Expression, name: string): ts.ObjectLiteralExpression | null {
  if (!ts.isCallExpression(call)) return null;
  if (call.expression.getText() === 'steps') return memberOf(call.arguments[0], name);
  const last = call.arguments.at(-1);
  const [first] = call.arguments;
  const isStep = ts.isPropertyAccessExpression(call.expression)
    ? call.expression.name.text === (name === '' ? 'unit' : 'step')
    : call.expression.getText() === 'step';
  const isNamed = name === '' || (first && ts.isStringLiteral(first) && first.text === name);
  if (isStep && isNamed && last && ts.isObjectLiteralExpression(last)) return last;
  return ts.isPropertyAccessExpression(call.expression) ? codeIn(call.expression.expression, name) : null;
}

/** Returns the object with the code of a generic resolver’s step: a property of the argument of `steps(…)`. */
function memberOf(codes: ts.Expression | undefined, name: string): ts.ObjectLiteralExpression | null {
  if (!codes || !ts.isObjectLiteralExpression(codes)) return null;
  const member = codes.properties.find((property) => property.name?.getText() === name);
  return member && ts.isPropertyAssignment(member) && ts.isObjectLiteralExpression(member.initializer)
    ? member.initializer
    : null;
}

/** Returns the code that exports one handler of a step under its name. */
function exported(handler: ts.ObjectLiteralElementLike, source: ts.SourceFile): string {
  const name = handler.name?.getText(source) ?? '';
  if (ts.isMethodDeclaration(handler)) return `export function ${handler.getText(source)}`;
  if (ts.isPropertyAssignment(handler) && ts.isIdentifier(handler.initializer))
    return `export { ${handler.initializer.text} as ${name} };`;
  if (ts.isPropertyAssignment(handler))
    return `export const ${name} = ${handler.initializer.getText(source)};`;
  throw new Error(`${source.fileName}: ${name} is neither a method nor a property`);
}

/**
 * Returns a step as a module: the imports of the operation's file, what the step uses of its functions and constants, and
 * the two handlers instead of the operation. Bundlers do not drop properties of an object, and APPSYNC_JS has no functions
 * that return functions.
 * @param name the step's name; empty for the only step of a file
 * @throws Error when the file has no such step
 */
function moduleOf(file: string, name: string): string {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const declared = source.statements.map((statement) => codeOf(statement, name));
  const code = declared.find((each) => each !== null);
  if (!code) throw new Error(`${file} has no step ${name || 'of its own'}`);
  const others = source.statements.filter((_, at) => declared[at] !== code);
  const used = namesIn(code);
  const kept = new Set<ts.Statement>(source.statements.filter(ts.isImportDeclaration));
  for (let before = -1; before < kept.size;) {
    before = kept.size;
    for (const statement of others) {
      if (kept.has(statement) || !declaredBy(statement).some((each) => used.has(each))) continue;
      kept.add(statement);
      for (const each of namesIn(statement)) used.add(each);
    }
  }
  const parts = others.filter((statement) => kept.has(statement));
  return [
    ...parts.map((statement) => statement.getText(source)),
    ...code.properties.map((handler) => exported(handler, source)),
  ].join('\n');
}

function codeOf(statement: ts.Statement, name: string): ts.ObjectLiteralExpression | null {
  if (!ts.isVariableStatement(statement)) return null;
  const [declaration] = statement.declarationList.declarations;
  return declaration?.initializer ? codeIn(declaration.initializer, name) : null;
}

/** Returns the names that a statement of a file declares. */
function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => [...namesIn(name)]);
  const { name } = statement as ts.DeclarationStatement;
  return name ? [name.text] : [];
}

function namesIn(node: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (each: ts.Node): void => {
    if (ts.isIdentifier(each)) names.add(each.text);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return names;
}

/**
 * esbuild plugin for the files of resolvers. `<file>.ts#<step>` is a step of an operation (`<file>.ts#` its only one) or
 * a shared step.
 */
export const stepSource: Plugin = {
  name: 'step-source',
  setup(build) {
    build.onResolve({ filter: /\.ts#\w*$/ }, ({ path: id }) => {
      const [file = '', name = ''] = id.split('#');
      return { path: path.resolve(file), namespace: 'step', pluginData: name };
    });
    build.onLoad({ filter: /.*/, namespace: 'step' }, ({ path: file, pluginData }) => ({
      contents: withoutConstants(moduleOf(file, pluginData)),
      resolveDir: path.dirname(file),
      loader: 'ts' satisfies Loader,
    }));
    build.onLoad({ filter: /[\\/]resolvers[\\/].*\.ts$/ }, ({ path: file }) => ({
      contents: withoutConstants(readFileSync(file, 'utf8')),
      loader: 'ts' satisfies Loader,
    }));
  },
};

const withoutConstants = (code: string) => code.replace(CONSTANTS, '');
