import fc from 'fast-check';
import { cutText } from '../../../model/cutText';
import { isLongerThan } from '../../../model/isLongerThan';
import { lengthOf } from '../../../model/lengthOf';

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });
const startsOf = (text: string) => [...[...graphemes.segment(text)].map(({ index }) => index), text.length];

/** What people see as one character although it has several code points, and what is beside it in real texts. */
const characters = [
  ...['あ', 'a', '。', '\n', '\r\n', ' ', '　', '-'],
  ...['😀', '𠮷', '👩‍💻', '👨‍👩‍👧‍👦', '🏳️‍🌈', '👍🏽', '🇯🇵', '🇫🇷', '1️⃣', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ...['葛󠄀', '辻󠄁', '神︀', 'が', 'パ', 'ﾊﾟ', 'e\u0301', 'ト゚', 'นี่', 'नी', '한'],
];
const texts = fc.array(fc.constantFrom(...characters), { maxLength: 12 }).map((parts) => parts.join(''));

describe('the beginning of a text', () => {
  it('ends where a character ends, and is as long as that allows', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 12, max: 40 }), (text, most) => {
        const cut = cutText(text, most);
        expect(text.startsWith(cut)).toBe(true);
        expect(lengthOf(cut)).toBeLessThanOrEqual(most);
        if (cut === text) return;
        const starts = startsOf(text);
        expect(starts).toContain(cut.length);
        const next = starts.find((start) => start > cut.length) ?? text.length;
        expect(lengthOf(text.slice(0, next))).toBeGreaterThan(most);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(characters)('does not end within %p, wherever the limit is', (character) => {
    for (let most = 1; most <= 200; most += 1) {
      const text = `${'あ'.repeat(200 - most)}${character.repeat(200)}`;
      expect(startsOf(text)).toContain(cutText(text, 200).length);
    }
  });

  it('is cut between code points if a single character is longer than the limit', () => {
    const text = `a${'\u0301'.repeat(300)}`;
    expect(cutText(text, 200)).toBe(text.slice(0, 200));
  });
});

test.each([
  ['', 0],
  ['あ', 1],
  ['😀', 1],
  ['𠮷野家', 3],
  ['👩‍💻', 3],
])('%p has %d characters', (text, length) => {
  expect(lengthOf(text)).toBe(length);
  expect(isLongerThan(text, length)).toBe(false);
  if (length > 0) expect(isLongerThan(text, length - 1)).toBe(true);
});
