import { splitCompound } from './splitCompound';

test.each([
  ['データサイエンティスト', ['データ', 'サイエンティスト']],
  ['機械学習エンジニア', ['機械学習', 'エンジニア']],
  ['カスタマーサクセス', ['カスタマー', 'サクセス']],
  ['グラフィックデザイナー', ['グラフィック', 'デザイナー']],
  ['エンジニア', ['エンジニア']],
  ['人事', ['人事']],
])('%s may break between %j', (name, parts) => {
  expect(splitCompound(name)).toEqual(parts);
});
