import { cutExcerpt } from './cutExcerpt';
import { splitHighlights } from './splitHighlights';

describe('a highlighted text', () => {
  it('is split into its parts', () => {
    expect(splitHighlights('受付の<em>React</em>画面')).toEqual([
      { text: '受付の', isHighlighted: false },
      { text: 'React', isHighlighted: true },
      { text: '画面', isHighlighted: false },
    ]);
  });

  it('highlights a compound as one part', () => {
    expect(splitHighlights('<em>機械</em><em>学習</em>')).toEqual([
      { text: '機械学習', isHighlighted: true },
    ]);
  });

  it('keeps every other tag as text', () => {
    expect(splitHighlights('<b>a</b><em>b</em>')[0]).toEqual({ text: '<b>a</b>', isHighlighted: false });
  });
});

describe('an excerpt', () => {
  it('of a short text is the whole text', () => {
    expect(cutExcerpt('受付の<em>React</em>画面')).toBe('受付の<em>React</em>画面');
  });

  it('of a long text surrounds the first highlighted word', () => {
    const long = `${'前'.repeat(60)}<em>React</em>${'後'.repeat(200)}`;
    expect(cutExcerpt(long)).toBe(`…${'前'.repeat(24)}<em>React</em>${'後'.repeat(67)}…`);
  });

  it('highlights the rest of a word that is cut', () => {
    expect(cutExcerpt(`<em>${'長'.repeat(200)}</em>`)).toBe(`<em>${'長'.repeat(96)}</em>…`);
  });
});
