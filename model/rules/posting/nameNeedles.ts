const FORMS = (
  '株式会社 有限会社 合同会社 合資会社 合名会社 一般社団法人 公益社団法人 一般財団法人 公益財団法人 特定非営利活動法人 npo法人 医療法人社団 ' +
  '医療法人財団 医療法人 社会福祉法人 学校法人 宗教法人 独立行政法人 (株) (有) (同)'
).split(' ');

/**
 * Words with which the names of many organizations end and which therefore identify none of them. Some words
 * in kanji are followed by their reading in katakana.
 */
const GENERIC = (
  'ホールディングス グループ ヘルステック フィナンシャルテック フィナンシャル フィンテック システムズ システム テクノロジーズ テクノロジー テック ' +
  'ラーニング ワークス パートナーズ ソリューションズ ソリューション コーポレーション コンサルティング インターナショナル ジャパン ラボ デザイン ' +
  'スタジオ サービス エンジニアリング メディカル ライフデジタル デジタル ネットワーク アンド 物流 ブツリュウ 電機 デンキ 製作所 セイサクショ ' +
  '商店 ショウテン 商事 ショウジ 工業 コウギョウ 建設 ケンセツ 不動産 フドウサン 印刷 インサツ 運輸 ウンユ 製薬 セイヤク 食品 ショクヒン 薬局 ヤッキョク 研究所 銀行 証券 データ 会 カイ ' +
  'holdings group systems technologies technology tech learning works partners solutions consulting japan studio design labs lab inc corp co ltd llc and & ・'
).split(' ');

/**
 * Words with which the names of many organizations and addresses begin and which therefore identify nobody.
 */
const COMMON = (
  '日本 東京 大阪 名古屋 京都 横浜 神戸 福岡 札幌 北海道 東北 関東 関西 九州 沖縄 全国 国際 中央 第一 総合 新日本 東洋 ニッポン データ クラウド ' +
  'メディア ライフ ネット ウェブ ビジネス スマート グローバル japan tokyo data cloud media life web global'
).split(' ');

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const HIRAGANA =
  'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろわをんゔ';
const KATAKANA =
  'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロワヲンヴ';

const isAll = (text: string, letters: string) => text.split('').every((sign) => letters.includes(sign));
const convert = (text: string, from: string, to: string) =>
  text
    .split('')
    .map((sign) => (from.includes(sign) ? to.charAt(from.indexOf(sign)) : sign))
    .join('');

/** Removes up to four words of `GENERIC` from the end of a name, as long as something is left. */
function withoutGeneric(name: string): string {
  let rest = name;
  [1, 2, 3, 4].forEach(() => {
    const found = GENERIC.filter((each) => rest.length > each.length && rest.endsWith(each))[0];
    if (found) rest = rest.slice(0, rest.length - found.length).trim();
  });
  return rest;
}

const scriptOf = (sign: string): string =>
  [HIRAGANA, `${KATAKANA}ー`, `${LATIN}&`].filter((letters) => letters.includes(sign))[0] ??
  (sign === ' ' ? ' ' : 'kanji');

/** Returns the characters at the beginning of a name that belong to the same script: ツキシロ for ツキシロ物流システム. */
function firstPart(name: string): string {
  const signs = name.split('');
  const end = signs.findIndex((sign) => scriptOf(sign) !== scriptOf(`${signs[0]}`));
  return end < 0 ? name : name.slice(0, end);
}

const isTelling = (needle: string): boolean =>
  !COMMON.includes(needle) &&
  (needle.length >= 3 || (needle.length === 2 && !isAll(needle, `${HIRAGANA}${KATAKANA}${LATIN}`)));

/**
 * Returns the texts by which a reader could identify an organization: its name and its reading, each complete
 * and without the parts that many organizations have (株式会社, システム), in hiragana and in katakana. Resolvers use
 * this function too, so it is limited to the APPSYNC_JS subset.
 * @param names the name and, if known, the reading, as `plainText` returns them
 */
export function nameNeedles(names: readonly string[]): string[] {
  const needles: Record<string, true> = {};
  names.forEach((name) => {
    const whole = FORMS.reduce((rest, form) => rest.split(form).join(' '), name).trim();
    [whole, withoutGeneric(whole), firstPart(whole)].forEach((part) => {
      const kana = part.split(' ').join('');
      [part, kana, convert(kana, HIRAGANA, KATAKANA), convert(kana, KATAKANA, HIRAGANA)].forEach((needle) => {
        if (isTelling(needle)) needles[needle] = true;
      });
    });
  });
  return Object.keys(needles);
}
