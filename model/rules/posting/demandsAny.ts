const BREAKS = '。 、 ! ? | ( ) 「 」 [ ] 【 】 ※'.split(' ');

/**
 * Words which show that a clause demands nothing of applicants: it is about a product, its users or the company, or says
 * that something does not matter.
 */
const OTHERS = (
  '向け 専用 アプリ サービス サイト システム ユーザー 顧客 客様 観光 旅行 患者 支援 を支え 取得 手当 制度 寮 活躍 在籍 問わ 問いません 不問 ' +
  'かかわらず 関わらず 制限はありません 制限なし 働けます 働きやすい 比率 割合 多数 ではな 影響しま うかがいません も歓迎 も大歓迎 必要ありません'
).split(' ');

/** What can follow the word for a kind of people without changing who is meant, in this order. */
const FILLERS =
  'のいる がいる のいない がいない がいらっしゃる のある がある のない がない している 保有者 者 の方 の人 方 の'.split(
    ' ',
  );
const PARTICLES = 'のがにをでもへと'.split('');

/** The longest name of an occupation between the people and the demand, as in 中国人スタッフ募集. */
const LONGEST_BETWEEN = 9;

const contains = (text: string, words: readonly string[]) => words.some((word) => text.includes(word));
const begins = (text: string, words: readonly string[]) => words.some((word) => text.startsWith(word));

interface Pair {
  about: readonly string[];
  demands: readonly string[];
  /** Whether the demand may be anywhere later in the clause; for advice, which refuses nothing. */
  anywhere?: boolean;
}

/** Returns whether a demand follows at once, or after a short word without particles. */
function isDemand(after: string, demands: readonly string[]): boolean {
  const rest = FILLERS.reduce(
    (text, filler) => (text.startsWith(filler) && !begins(text, demands) ? text.slice(filler.length) : text),
    after,
  );
  if (begins(rest, demands)) return true;
  return demands.some((demand) => {
    const at = rest.indexOf(demand);
    const between = rest.slice(0, at > 0 ? at : 0);
    const word = contains(between.slice(-1), PARTICLES) ? between.slice(0, -1) : between;
    return at > 0 && at <= LONGEST_BETWEEN && !contains(word, PARTICLES);
  });
}

/**
 * Returns whether one of a text's clauses demands something of applicants: it contains a word of `about`, and a word of
 * `demands` soon after it, such as 独身 and 限定. Clauses about a product, its users or the company do not count.
 * Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 * @param text as `plainText` returns it
 * @param exempt further words of clauses that do not count
 */
export function demandsAny(text: string, pairs: readonly Pair[], exempt: readonly string[] = []): boolean {
  return BREAKS.reduce((rest, mark) => rest.split(mark).join('\n'), text.split(' ').join(''))
    .split('\n')
    .filter((clause) => !contains(clause, OTHERS) && !contains(clause, exempt))
    .some((clause) =>
      pairs.some(({ about, demands, anywhere }) =>
        about.some((word) =>
          clause
            .split(word)
            .some((after, at) => at > 0 && (anywhere ? contains(after, demands) : isDemand(after, demands))),
        ),
      ),
    );
}
