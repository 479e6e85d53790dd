import { splitHighlights } from './splitHighlights';

/** In characters, without tags: two or three lines of a card. */
const CHARACTERS_BEFORE = 24;
const MAX_LENGTH = 96;

/** The part around the first highlighted word of a long text, with its tags; a short text as it is. */
export function cutExcerpt(highlighted: string): string {
  const parts = splitHighlights(highlighted.replace(/\s+/g, ' '));
  const first = parts.findIndex(({ isHighlighted }) => isHighlighted);
  const before = parts.slice(0, first).reduce((sum, { text }) => sum + text.length, 0);
  const length = parts.reduce((sum, { text }) => sum + text.length, 0);
  const start = length <= MAX_LENGTH ? 0 : Math.max(0, before - CHARACTERS_BEFORE);
  const end = start + MAX_LENGTH;
  let at = 0;
  const cut = parts.map(({ text, isHighlighted }) => {
    const shown = text.slice(Math.max(0, start - at), Math.max(0, end - at));
    at += text.length;
    return isHighlighted && shown ? `<em>${shown}</em>` : shown;
  });
  return `${start > 0 ? '…' : ''}${cut.join('')}${end < length ? '…' : ''}`;
}
