import handKept from '../../../lambdas/index-search/userDictionary.json';
import { userDictionaryRules } from '../../../lambdas/index-search/userDictionaryRules';
import { catalogueItems } from '../../../lambdas/seed/catalogues/catalogueItems';

const cutsOf = (names?: string[]) =>
  new Map(userDictionaryRules(names).map((rule) => [rule.split(',')[0], rule.split(',')[1]]));

describe('the user dictionary', () => {
  test('splits a name of the catalogue into its words', () => {
    const cuts = cutsOf();
    expect(cuts.get('カスタマージャーニーマップ')).toBe('カスタマー ジャーニー マップ');
    expect(cuts.get('デザインシステム')).toBe('デザイン システム');
  });

  test('includes a new name automatically', () => {
    expect(cutsOf(['モバイルデザイン（iOS）']).get('モバイルデザイン')).toBe('モバイル デザイン');
  });

  test('leaves names with unknown words to the tokenizer', () => {
    expect(cutsOf(['モバイルバンキング']).has('モバイルバンキング')).toBe(false);
  });

  test('lists manually no part that no name contains, and no compound of the catalogue', () => {
    const used = userDictionaryRules().flatMap((rule) => rule.split(',')[1]?.split(' ') ?? []);
    expect(handKept.parts.filter((part) => !used.includes(part))).toEqual([]);
    const names = catalogueItems().map(({ item }) => String(item.name));
    expect(handKept.compounds.filter((each) => names.some((name) => name.includes(each)))).toEqual([]);
  });

  test('names each word once', () => {
    const names = userDictionaryRules().map((rule) => rule.split(',')[0]);
    expect(names).toEqual([...new Set(names)]);
  });
});
