import { understandText } from '../../../../../model/search/understandText';
import type { TypedCondition } from '../../../../../model/search/Understood';

/**
 * A part of a job search's keyword that is shown as a chip of its own. `text` is the part in lower case and
 * half width; `rest` is the keyword without the part.
 */
export interface KeywordPart {
  kind: 'words' | 'not' | TypedCondition['field'];
  text: string;
  condition: TypedCondition | null;
  rest: string;
}

/**
 * Splits the keyword of a job search into its parts: the words to find (together one part), each excluded
 * word, and each condition on salary, working time, place of work or kind of contract. Undefined if there is nothing but words to find.
 */
export function listKeywordParts(keyword: string): KeywordPart[] | undefined {
  const { words, not, conditions, literal } = understandText(keyword.normalize('NFKC').toLowerCase());
  if (not.length + conditions.length === 0) return undefined;
  const quoted = (word: string) => (literal.includes(word) ? `"${word}"` : word);
  const parts: Omit<KeywordPart, 'rest'>[] = [
    ...words.map((some): Omit<KeywordPart, 'rest'> => ({
      kind: 'words',
      text: some.map(quoted).join(' OR '),
      condition: null,
    })),
    ...not.map((text): Omit<KeywordPart, 'rest'> => ({ kind: 'not', text: quoted(text), condition: null })),
    ...conditions.map((condition): Omit<KeywordPart, 'rest'> => ({
      kind: condition.field,
      text: condition.text,
      condition,
    })),
  ];
  const typed = ({ kind, text }: Omit<KeywordPart, 'rest'>) => (kind === 'not' ? `-${text}` : text);
  return parts.map((part) => {
    const others = parts.filter((other) => other !== part);
    return { ...part, rest: others.map(typed).join(' ') };
  });
}
