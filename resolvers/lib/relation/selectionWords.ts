/** The signs in a selection set that are words of their own. */
const SIGNS = ['{', '}', '(', ')', ':'];

export interface SelectionWord {
  kind: 'field' | 'alias';
  /** The name of the field without an alias, or the alias. */
  name: string;
  /** The response keys of the fields above it, from the selection set on; `:` for one with an alias. */
  above: string[];
}

/** Returns the words and signs of a selection set; empty if it has texts, which may contain signs. */
function split(text: string): string[] {
  if (text.includes('"')) return [];
  const spaced = SIGNS.reduce((rest, sign) => rest.split(sign).join(` ${sign} `), text);
  const separators = [',', '\n', '\r', '\t'];
  const plain = separators.reduce((rest, separator) => rest.split(separator).join(' '), spaced);
  return plain.split(' ').filter((word) => word !== '');
}

/**
 * Returns the fields without an alias, and the aliases, of a selection set, at every depth. Inline fragments count as
 * their fields; named ones are left out. Empty for a text with string literals.
 * @param text `ctx.info.selectionSetGraphQL`
 */
export function selectionWords(text: string): SelectionWord[] {
  const words = split(text);
  const found: SelectionWord[] = [];
  const above: string[] = [];
  const at = { key: '', parentheses: 0 };
  words.forEach((word, index) => {
    const before = words[index - 1] ?? '';
    if (word === '(') at.parentheses += 1;
    if (word === ')') at.parentheses -= 1;
    if (SIGNS.includes(word) || at.parentheses > 0) {
      if (word === '{' && at.parentheses === 0) above.push(at.key);
      if (word === '}' && at.parentheses === 0) above.pop();
      return;
    }
    const path = above.filter((key) => key !== '');
    const isOfFragment = before === '...' || (before === 'on' && words[index - 2] === '...');
    if (word.startsWith('...') || isOfFragment) at.key = '';
    else if (words[index + 1] === ':') {
      at.key = ':';
      found.push({ kind: 'alias', name: word, above: path });
    } else if (before !== ':' && !word.startsWith('@')) {
      at.key = word;
      found.push({ kind: 'field', name: word, above: path });
    }
  });
  return found;
}
