import { graphemesOf } from '../../lib/format/graphemesOf';
import { splitHighlights } from './splitHighlights';

/** The number of characters that an excerpt shows before the first highlighted word, not counting tags. */
const CHARACTERS_BEFORE = 24;
const MAX_LENGTH = 96;

/**
 * Returns the part of a long text around the first highlighted word, including the tags. A short text is
 * returned in full.
 */
export function cutExcerpt(highlighted: string): string {
  const parts = splitHighlights(highlighted.replace(/\s+/g, ' ')).map(({ text, isHighlighted }) => ({
    characters: graphemesOf(text),
    isHighlighted,
  }));
  const count = (some: typeof parts) => some.reduce((sum, { characters }) => sum + characters.length, 0);
  const first = parts.findIndex(({ isHighlighted }) => isHighlighted);
  const before = count(parts.slice(0, first));
  const length = count(parts);
  const start = length <= MAX_LENGTH ? 0 : Math.max(0, before - CHARACTERS_BEFORE);
  const end = start + MAX_LENGTH;
  let at = 0;
  const cut = parts.map(({ characters, isHighlighted }) => {
    const shown = characters.slice(Math.max(0, start - at), Math.max(0, end - at)).join('');
    at += characters.length;
    return isHighlighted && shown ? `<em>${shown}</em>` : shown;
  });
  return `${start > 0 ? '…' : ''}${cut.join('')}${end < length ? '…' : ''}`;
}
