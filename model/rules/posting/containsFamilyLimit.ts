import { demandsAny } from './demandsAny';

const DEMANDS =
  '不可 遠慮 お断り 断りし 応募できません いただけません に限 限り のみ 限定 優先 優遇 希望 歓迎 募集'.split(
    ' ',
  );
const HAVING = 'のいる がいる のいない がいない がいらっしゃる'.split(' ');

const withEach = (words: readonly string[], endings: readonly string[]) =>
  words.map((word) => endings.map((ending) => `${word}${ending}`)).flat();
const CHILDREN = 'お子様 お子さま お子さん 子ども 子供'.split(' ');

const RULES = [
  {
    about: [
      ...(
        '子持ち 子育て中 独身 既婚 未婚 結婚している 離婚歴 妊娠中 妊婦 扶養家族 片親 母子家庭 シングルマザー 長男 親と同居 家族と同居 ' +
        'ひとり暮らし 一人暮らし 実家暮らし'
      ).split(' '),
      ...withEach([...CHILDREN, '配偶者'], HAVING),
    ],
    demands: DEMANDS,
  },
  { about: withEach(CHILDREN, ['が']), demands: ['以上の方'] },
  {
    about: '結婚の予定 結婚予定 出産の予定 妊娠の予定 産休の予定'.split(' '),
    demands: 'がない方 のない方 がある方 のある方'.split(' '),
  },
  {
    about: [
      ...'家族構成 家族の職業 家族の勤務先 親の職業 配偶者の職業'.split(' '),
      ...withEach(CHILDREN, ['の人数']),
    ],
    demands: '記入 記載 書いて お書き 知らせ お知らせ 教えて うかがいます 伺います お聞き'.split(' '),
  },
];

/**
 * Returns whether a job's text makes a condition of the family of applicants, or asks about it (独身者歓迎, 子持ち不可,
 * 家族構成を記入), which the guideline to article 5-5 of the Employment Security Act excludes from what may be collected.
 * Benefits for families do not count. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 * @param text as `plainText` returns it
 */
export const containsFamilyLimit = (text: string): boolean => demandsAny(text, RULES);
