import { demandsAny } from './demandsAny';

const WANTED = '限定 のみ 限る 限り に限 優先 優遇 希望 募集 急募 必須 歓迎'.split(' ');
const REFUSED = '不可 遠慮 お断り ng 応募できません いただけません ておりません ていません'.split(' ');

const PEOPLES =
  '日本人 中国人 韓国人 台湾人 ベトナム人 ネパール人 フィリピン人 インドネシア人 ミャンマー人 タイ人 インド人 ブラジル人 ペルー人 ロシア人 アメリカ人 ' +
  'イギリス人 欧米人 アジア人 白人 黒人 ハーフ 中国籍 韓国籍 韓国・朝鮮籍 台湾籍 ベトナム籍';

const RULES = [
  { about: PEOPLES.split(' '), demands: WANTED },
  {
    about: ['日本国籍', '国籍は日本', '国籍が日本'],
    demands: [...WANTED, '方', 'であること', 'を有する', 'をお持ち'],
  },
  { about: '外国人 外国籍 外国の方 日本人以外 日本国籍以外 帰化'.split(' '), demands: REFUSED },
  { about: ['外国人', '外国籍'], demands: ['限定', 'のみ'] },
];

/**
 * Returns whether a job's text wants or refuses people of a certain nationality or race (日本人限定, 外国籍不可), which article
 * 3 of the Employment Security Act forbids. Demands on languages or on the permission to work do not count. Resolvers use
 * this function too, so it is limited to the APPSYNC_JS subset.
 * @param text as `plainText` returns it
 */
export function containsNationalityLimit(text: string): boolean {
  const conditions = ['国籍:日本', '対象:日本', '資格:日本国籍', '条件:日本国籍'];
  return demandsAny(text, RULES) || conditions.some((words) => text.split(' ').join('').includes(words));
}
