/**
 * Words for people of one sex. `主婦` (housewives) does not count if the text also names 主夫 (househusbands).
 */
const SEXES = '女性 男性 女子 男子 女の人 男の人 主婦 ママさん ママ olさん'.split(' ');

/** Words that can be between a word for one sex and a word from `OFFERS` without changing the meaning. */
const FILLERS = 'の方 の応募 は'.split(' ');

/**
 * Words which say that somebody is wanted, preferred or accepted. If one follows a word for one sex, directly
 * or after the name of an occupation, the text offers the job to that sex.
 */
const OFFERS = (
  'のみ 限定 限る に限 だけ 歓迎 大歓迎 優遇 優先 募集 急募 求む を募集 を求 を希望 を優先 を優遇 を1名 を2名 対象 が対象 向きの ' +
  '未婚の方 を歓迎 をお待ち を積極 可'
).split(' ');

/**
 * Words which show that a sex in a text is not that of applicants, but belongs to a product, its users or a
 * description of the company.
 */
const OTHERS = (
  '向け 専用 専門 ユーザー 客 管理職 活躍 イベント サービス シェアハウス マンション コミュニティ ジム 誌 ではな ではあり では無 問わ 不問 比率 ' +
  '割合 社員も 職場 チーム 企画 ブランド'
).split(' ');

/** Words such as `対象:` (for) that make a word for one sex a condition if they come directly before it. */
const CONDITIONS = '性別: 性別】 資格: 資格】 対象: 対象となる方: 採用予定: 条件: 性別 '.split(' ');

/** Names of occupations that mean only one sex. */
const OCCUPATIONS = (
  '看護婦 保母 助産婦 保健婦 家政婦 清掃婦 寮母 受付嬢 スチュワーデス ウェイトレス ウエイトレス ベルボーイ ベルガール ホステス ' +
  '営業マン セールスマン セールスレディ ガードマン'
).split(' ');
const BOTH = '(男女 ・ウェイター /ウェイター 向け が使う'.split(' ');

/**
 * Words that make `カメラマン` (cameraman) an offer if they follow it directly. Without them, the word is not
 * taken for an offer.
 */
const WANTED = '募集 急募 を募集 を求 求む 歓迎 大募集 として'.split(' ');

/**
 * Words by which a text refers to the exception in the law: where there are few women, an offer may favour
 * women.
 */
const LAWFUL = 'ポジティブ・アクション ポジティブアクション 均等法第8条'.split(' ');
const BREAKS = '。 、 ! ? \n | ( ) 「 」 / ・ :'.split(' ');

const LONGEST_OCCUPATION = 9;

const contains = (text: string, words: readonly string[]) => words.some((word) => text.includes(word));
const begins = (text: string, words: readonly string[]) => words.some((word) => text.startsWith(word));

/** Returns the part of a text before its first punctuation mark or line break. */
const clauseOf = (text: string) => BREAKS.reduce((rest, mark) => `${rest.split(mark)[0]}`, text);

function isOffer(clause: string): boolean {
  if (contains(clause, OTHERS)) return false;
  const rest = FILLERS.reduce(
    (text, filler) => (text.startsWith(filler) ? text.slice(filler.length) : text),
    clause,
  );
  if (begins(rest, OFFERS) || clause.includes('に限')) return true;
  if (clause.startsWith('は')) return clause.includes('職');
  return OFFERS.some((offer) => {
    const at = rest.indexOf(offer);
    const between = at < 0 ? '' : rest.slice(0, at);
    return at > 0 && at <= LONGEST_OCCUPATION && !contains(between, ['の', 'が', 'に', 'を', 'で', 'も']);
  });
}

const hasOffer = (text: string, sex: string): boolean => {
  const parts = text.split(sex);
  return parts.some((before, at) => {
    const after = parts[at + 1];
    if (after === undefined) return false;
    const isCondition = CONDITIONS.some((words) => words !== '' && before.endsWith(words));
    return isCondition || isOffer(clauseOf(after));
  });
};

const namesOccupation = (text: string, occupation: string): boolean =>
  text.split(occupation).some((rest, at) => at > 0 && !begins(rest, BOTH));

/**
 * Returns whether a text offers a job only to one sex or prefers one (男性歓迎, 女性スタッフ募集, 看護婦), which the Act on
 * Equal Opportunity and Treatment between Men and Women in Employment forbids. Descriptions such as
 * 女性が活躍しています are not offers. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 * @param text as `plainText` returns it
 */
export function containsSexLimit(text: string): boolean {
  if (OCCUPATIONS.some((occupation) => namesOccupation(text, occupation))) return true;
  if (text.split('カメラマン').some((rest, at) => at > 0 && begins(rest, WANTED))) return true;
  const isLawful = contains(text, LAWFUL);
  return SEXES.filter((sex) => text.includes(sex))
    .filter((sex) => !(sex === '主婦' && (text.includes('主夫') || text.includes('主婦(夫)'))))
    .some((sex) => hasOffer(text, sex) && !(isLawful && sex === '女性'));
}
