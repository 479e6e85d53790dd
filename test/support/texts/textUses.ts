import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createSourceFile,
  type Expression,
  forEachChild,
  isCallExpression,
  isConditionalExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isStringLiteral,
  isTemplateExpression,
  type Node,
  ScriptTarget,
} from 'typescript';

const source = join(__dirname, '..', '..', '..', 'web', 'src');

/**
 * A place in the web app's source that may name the key of a text: a call of i18next's `t`, or any string.
 */
export interface TextUse {
  /** The place in the source at which the key is named, such as `features/keep/KeepBar.tsx:12`. */
  place: string;
  /** The keys that are named at this place. There are several if an expression chooses between them. */
  keys: readonly NamedKey[];
  /**
   * The names of the parameters that are passed to `t`. Null if there is no call of `t`, or if the names
   * cannot be read from the source.
   */
  parameters: readonly string[] | null;
}

interface NamedKey {
  /**
   * A pattern that matches the key. If the source inserts a value into the key, such as in
   * `forms.rules.${rule}`, the pattern accepts any word in place of the value.
   */
  pattern: RegExp;
  /** True for a key without an inserted part. */
  isExact: boolean;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns a pattern for the translation keys that a string literal or template literal can stand for. Null for other
 * expressions, and for template literals that do not begin with a fixed part such as `forms.`.
 */
function keyIn(node: Node): NamedKey | null {
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node))
    return { pattern: new RegExp(`^${escape(node.text)}$`), isExact: true };
  if (!isTemplateExpression(node) || !/^[a-zA-Z]+\./.test(node.head.text)) return null;
  const parts = node.templateSpans.map(({ literal }) => `[a-zA-Z0-9_]+${escape(literal.text)}`);
  return { pattern: new RegExp(`^${escape(node.head.text)}${parts.join('')}$`), isExact: false };
}

/**
 * Returns all keys that the first argument of a call of `t` can have. In `t(isNew ? 'a.new' : 'a.old')`,
 * there are two.
 */
function keysOf(node: Node): NamedKey[] {
  if (isParenthesizedExpression(node)) return keysOf(node.expression);
  if (isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)];
  const key = keyIn(node);
  return key ? [key] : [];
}

function parametersOf(node: Expression | undefined): string[] | null {
  if (!node) return [];
  if (!isObjectLiteralExpression(node)) return null;
  const names = node.properties.map((property) =>
    (isPropertyAssignment(property) || isShorthandPropertyAssignment(property)) && isIdentifier(property.name)
      ? property.name.text
      : null,
  );
  return names.every((name) => name !== null) ? names : null;
}

function usesIn(file: string): TextUse[] {
  const text = readFileSync(join(source, file), 'utf8');
  const parsed = createSourceFile(file, text, ScriptTarget.Latest, true);
  const uses: TextUse[] = [];
  const note = (node: Node, keys: readonly NamedKey[], parameters: TextUse['parameters']) => {
    const { line } = parsed.getLineAndCharacterOfPosition(node.getStart());
    if (keys.length > 0) uses.push({ place: `${file}:${line + 1}`, keys, parameters });
  };
  const visit = (node: Node): void => {
    if (isCallExpression(node) && isIdentifier(node.expression) && node.expression.text === 't') {
      const [key, given] = node.arguments;
      if (key) note(node, keysOf(key), parametersOf(given));
    }
    const key = keyIn(node);
    if (key) note(node, [key], null);
    forEachChild(node, visit);
  };
  visit(parsed);
  return uses;
}

/**
 * Finds all places in the web app's source that may name keys of texts, except in tests, in generated files,
 * and in the texts and their set-up.
 */
export function textUses(): TextUse[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/texts\/|^(generated|testing|i18n)\//.test(file))
    .flatMap(usesIn);
}
