import { ArgumentLimits } from '../../../model/limits/ArgumentLimits';
import { SynonymLimits } from '../../../model/limits/SynonymLimits';
import { brokenSynonymRule } from '../../../model/search/brokenSynonymRule';
import { brokenSynonyms } from '../../../model/search/brokenSynonyms';
import { expandSynonyms } from '../../../model/search/expandSynonyms';
import { synonymsOf } from '../../../model/search/synonymsOf';
import { understandText } from '../../../model/search/understandText';

const rule = (words: string, to = '') => ({
  words: words.split(',').filter((word) => word !== ''),
  to: to.split(',').filter((word) => word !== ''),
});

test.each([
  ['two words that mean the same', rule('ノーコード,nocode')],
  ['a word that finds others', rule('受付', '総務,一般事務')],
  ['a general word that finds less', rule('社員', '常勤')],
  ['java beside javascript, which is another word', rule('java,javascript')],
  ['signs of skills', rule('c++,シープラプラ')],
])('%s is a rule', (_, given) => expect(brokenSynonymRule(given)).toBeNull());

test.each([
  ['words', 'a word alone', rule('受付')],
  ['words', 'nothing', rule('', '総務')],
  ['words', 'too many words', rule('aa,bb,cc,dd,ee,ff,gg,hh,ii')],
  ['length', 'a letter', rule('r,アール')],
  ['length', 'a long word', rule('あ'.repeat(31), '総務')],
  ['repeated', 'the same word twice', rule('受付,受付')],
  ['repeated', 'a word that finds itself', rule('受付', '受付')],
  ['general', 'a word for everything', rule('コーダー', 'エンジニア')],
  ['general', 'a word for everything on both sides', rule('コーダー,開発')],
  ['contained', 'a word in a longer one', rule('営業,法人営業')],
  ['contained', 'a Latin word in a longer text', rule('react,react native')],
])('%s: %s is refused', (broken, _, given) => expect(brokenSynonymRule(given)).toBe(broken));

test('a list is refused for a word with two rules, for its length, and for a long reason', () => {
  expect(brokenSynonyms([rule('受付', '総務'), rule('受付', '秘書')])).toEqual({ at: 1, rule: 'twice' });
  expect(brokenSynonyms([rule('受付', '総務'), rule('経理')])).toEqual({ at: 1, rule: 'words' });
  const many = Array.from({ length: SynonymLimits.rules + 1 }, (_, at) => rule(`語${at}`, '総務'));
  expect(brokenSynonyms(many)).toMatchObject({ rule: 'rules' });
  expect(brokenSynonyms(many.slice(1))).toBeNull();
  expect(brokenSynonyms([{ ...rule('受付', '総務'), reason: 'な'.repeat(101) }])).toMatchObject({
    rule: 'reason',
  });
});

describe('a text with synonyms', () => {
  const synonyms = synonymsOf([
    rule('ノーコード,nocode,bubble'),
    rule('受付', '総務,一般事務'),
    rule('growth hack', 'マーケティング'),
  ]);
  const expand = (text: string) => expandSynonyms(understandText(text), synonyms);

  test('finds the others of a word in both directions, and in one only with a target', () => {
    expect(expand('nocode 経理').words).toEqual([['nocode', 'ノーコード', 'bubble'], ['経理']]);
    expect(expand('受付').words).toEqual([['受付', '総務', '一般事務']]);
    expect(expand('総務').words).toEqual([['総務']]);
  });

  test.each(['constructor', 'toString', '__proto__', 'constructor -valueOf'])(
    'is not confused by %p, which every object has',
    (text) => {
      const { words, not } = expand(text);
      expect(words).toEqual([[text.split(' ')[0]]]);
      expect(not).toEqual(text.includes(' ') ? ['valueOf'] : []);
    },
  );

  test('has the synonyms of a word that every object has', () => {
    const rules = [rule('constructor,コンストラクタ'), rule('__proto__', '原型')];
    const { words } = expandSynonyms(understandText('constructor __proto__'), synonymsOf(rules));
    expect(words).toEqual([
      ['constructor', 'コンストラクタ'],
      ['__proto__', '原型'],
    ]);
  });

  test('keeps the words as they were typed', () =>
    expect(expand('nocode 経理').typed).toEqual([['nocode'], ['経理']]));

  test('reads adjacent words as one, which every word must match', () => {
    expect(expand('growth hack 受付').words).toEqual([
      ['growth hack', 'マーケティング'],
      ['受付', '総務', '一般事務'],
    ]);
    expect(expand('growth 経理 hack').words).toEqual([['growth'], ['経理'], ['hack']]);
  });

  test('excludes what an excluded word finds, and keeps alternatives and conditions', () => {
    expect(expand('経理 -受付').not).toEqual(['受付', '総務', '一般事務']);
    expect(expand('受付 or 経理').words).toEqual([['受付', '経理', '総務', '一般事務']]);
    expect(expand('受付 年収800万').conditions).toMatchObject([{ least: 8_000_000 }]);
  });
});

test('a preview accepts all rules that may be published, each of the maximum length', () => {
  const words = Array.from({ length: SynonymLimits.words }, () => 'あ'.repeat(SynonymLimits.longest));
  const longest = { words, to: words, reason: 'あ'.repeat(SynonymLimits.reason) };
  const all = Array.from({ length: SynonymLimits.rules }, () => longest);
  expect(JSON.stringify(all).length).toBeLessThanOrEqual(ArgumentLimits.byName['previewSynonyms.rules'] ?? 0);
});
