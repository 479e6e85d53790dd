import { demandsAny } from './demandsAny';

const RULES = [
  { about: ['身長', '体重'], demands: '以上 未満 以下 制限あり ~'.split(' ') },
  {
    about: '体力 筋力 腕力 体格 背の高い'.split(' '),
    demands: '自信 自慢 のある がある方 がある人 お持ち 耐え 必須 限定 優遇 歓迎 のよい方 の良い方'.split(
      ' ',
    ),
  },
  {
    anywhere: true,
    about: '転勤 転居を伴う 引っ越しを伴う'.split(' '),
    demands: '可能な 可能であ できる ができ 応じ 同意 対応でき 抵抗の 抵抗が ok 可の 承諾 限定 優遇'.split(
      ' ',
    ),
  },
];
const EXEMPT = '自信のない 自信がない なくても なし はありません しない方 もいます'.split(' ');

/**
 * Returns whether a job's text demands what fewer women than men can meet: a height or weight, bodily strength, or the
 * readiness to move house for a transfer. Article 7 of the Equal Employment Opportunity Act and article 2 of its
 * ordinance permit that with a reasonable ground only. Resolvers use this function too, so it is limited to the
 * APPSYNC_JS subset.
 * @param text as `plainText` returns it
 */
export const containsIndirectLimit = (text: string): boolean => demandsAny(text, RULES, EXEMPT);
