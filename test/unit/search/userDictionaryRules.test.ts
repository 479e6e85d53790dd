import handKept from '../../../lambdas/index-search/userDictionary.json';
import { userDictionaryRules } from '../../../lambdas/index-search/userDictionaryRules';
import { catalogueItems } from '../../../lambdas/seed/catalogues/catalogueItems';

const cutsOf = (names?: string[]) =>
  new Map(userDictionaryRules(names).map((rule) => [rule.split(',')[0], rule.split(',')[1]]));

describe('the user dictionary', () => {
  test('cuts a name of the catalogue at the words that it is made of', () => {
    const cuts = cutsOf();
    expect(cuts.get('カスタマージャーニーマップ')).toBe('カスタマー ジャーニー マップ');
    expect(cuts.get('デザインシステム')).toBe('デザイン システム');
  });

  test('takes a new name up by itself', () => {
    expect(cutsOf(['モバイルデザイン（iOS）']).get('モバイルデザイン')).toBe('モバイル デザイン');
  });

  test('leaves to the tokenizer what holds a word that it does not know', () => {
    expect(cutsOf(['モバイルバンキング']).has('モバイルバンキング')).toBe(false);
  });

  test('keeps by hand no part that no name is made of, and no compound that the catalogue has', () => {
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
