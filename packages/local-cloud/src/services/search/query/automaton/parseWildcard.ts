import { anyOne, anyText, oneCharacter, type Expression } from './Expression';

/**
 * Parses a wildcard pattern of Lucene: `*` matches any text, `?` any character, and a backslash makes the
 * next character literal.
 */
export function parseWildcard(text: string, insensitive: boolean): Expression {
  const characters = [...text];
  const parts: Expression[] = [];
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? '';
    const escaped = character === '\\' ? characters[at + 1] : undefined;
    if (escaped !== undefined) at += 1;
    if (character === '*') parts.push(anyText);
    else if (character === '?') parts.push(anyOne);
    else parts.push(oneCharacter(escaped ?? character, insensitive));
  }
  return { kind: 'sequence', parts };
}
