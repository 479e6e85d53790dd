const BREAKS = '。 、 ! ? | ( ) 「 」 [ ] 【 】 ※'.split(' ');

/**
 * Words which show that a clause demands nothing of applicants: it is about a product, its users or the company, or says
 * that something does not matter.
 */
const OTHERS = (
  '向け 専用 アプリ サービス サイト システム ユーザー 顧客 客様 観光 旅行 患者 支援 を支え 取得 手当 制度 寮 活躍 在籍 問わ 問いません 不問 ' +
  'かかわらず 関わらず 制限はありません 制限なし 働けます 働きやすい 比率 割合 多数 ではな 影響しま うかがいません も歓迎 も大歓迎 必要ありません'
).split(' ');

const contains = (clause: string, words: readonly string[]) => words.some((word) => clause.includes(word));

/**
 * Returns whether one of a text's clauses demands something of applicants: it contains a word of `about` and, later, a
 * word of `demands`, such as 独身 and 限定. Clauses about a product, its users or the company do not count. Resolvers use
 * this function too, so it is limited to the APPSYNC_JS subset.
 * @param text as `plainText` returns it
 * @param exempt further words of clauses that do not count
 */
export function demandsAny(
  text: string,
  pairs: readonly { about: readonly string[]; demands: readonly string[] }[],
  exempt: readonly string[] = [],
): boolean {
  return BREAKS.reduce((rest, mark) => rest.split(mark).join('\n'), text.split(' ').join(''))
    .split('\n')
    .filter((clause) => !contains(clause, OTHERS) && !contains(clause, exempt))
    .some((clause) =>
      pairs.some(({ about, demands }) =>
        about.some((word) => {
          const parts = clause.split(word);
          return parts.length > 1 && contains(parts.slice(1).join(word), demands);
        }),
      ),
    );
}
