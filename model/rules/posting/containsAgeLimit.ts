const DIGITS = '0123456789';
const KANJI = '一二三四五六七八九';

/**
 * The lowest and the highest age that the rule takes for the age of an applicant. Any other age in a job's
 * text is taken for that of a child or a product.
 */
const [YOUNGEST, OLDEST] = [19, 75];

/** Words that name a reason for which the law permits an age limit. */
const LAWFUL = '例外事由 省令 3号 1号 定年 再雇用 継続雇用 雇用延長 労働基準法 労基法 警備業'.split(' ');

/**
 * Words which show that an age in a text is not a demand on applicants: it is a statistic (average age) or
 * belongs to other people, such as the users of a product.
 */
const EXEMPT = (
  '平均年齢 お子 子ども こども 子供 児童 園児 ユーザー お客 顧客 人間ドック 健診 ' +
  '検診 社員は 働け 高齢者 患者 利用者 会員 在籍 活躍 さまざま 様々 幅広 問わ 不問 中心 メンバー 向け でも メディア 支援'
).split(' ');

const UPPER = '以下 未満 まで 以内'.split(' ');
const ABOUT = 'くらい ぐらい 位 頃'.split(' ');
const OFFERS =
  '限定 歓迎 大歓迎 のみ 優遇 募集 急募 を募集 を歓迎 を想定 を求 を希望 を優先 が対象 を対象'.split(' ');
const PEOPLE = '前半 後半 まで 以上 以下 の若手 の方 の人'.split(' ');

/** Words for people of one generation, such as 若い方 (young people). */
const GENERATIONS =
  '若い方 若い人 若い世代 若年層 若者 若手 中高年 アラサー アラフォー 平成生まれ 昭和生まれ'.split(' ');
const BIRTHS = '年以降生まれ 年以降に生まれ 年以前生まれ 年以前に生まれ'.split(' ');
const CONDITIONS = '対象: 求める人物: 資格: 年齢: 条件:'.split(' ');

const begins = (text: string, words: readonly string[]) => words.some((word) => text.startsWith(word));
const contains = (text: string, words: readonly string[]) => words.some((word) => text.includes(word));
const skip = (text: string, words: readonly string[]) =>
  words.reduce((rest, word) => (rest.startsWith(word) ? rest.slice(word.length) : rest), text);

/** Replaces the kanji numerals 二十 to 六十九 in a text by digits. */
function withDigits(text: string): string {
  if (!text.includes('十')) return text;
  return '二三四五六'.split('').reduce((tens, ten) => {
    const digit = KANJI.indexOf(ten) + 1;
    const units = KANJI.split('').reduce(
      (rest, unit, at) => rest.split(`${ten}十${unit}`).join(`${digit}${at + 1}`),
      tens,
    );
    return units.split(`${ten}十`).join(`${digit}0`);
  }, text);
}

/**
 * Returns the number that the last two characters of a text contain; -1 if the text does not end with a
 * digit.
 */
function lastNumber(text: string): number {
  const end = text.slice(-2).split('');
  const digits = end.filter((sign) => DIGITS.includes(sign));
  return digits.length > 0 && DIGITS.includes(`${end[end.length - 1]}`) ? +digits.join('') : -1;
}

const isWorking = (age: number) => age >= YOUNGEST && age <= OLDEST;

function limitsYears(sentence: string): boolean {
  const parts = sentence.split('歳');
  return parts.some((part, at) => {
    const age = lastNumber(part);
    if (at === parts.length - 1 || !isWorking(age)) return false;
    const after = skip(`${parts[at + 1]}`, ABOUT);
    const lower = part.slice(0, part.length - 2);
    const isRange =
      (lower.endsWith('~') || lower.endsWith('-') || lower.endsWith('から')) &&
      (at > 0 || lastNumber(lower.slice(0, -1)) > 0);
    if (begins(after, UPPER) || after.startsWith('前後') || isRange) return true;
    const others = after.startsWith('以上') ? after.slice(2) : '';
    return age > 20 && others !== '' && begins(others, [...OFFERS, 'の方', 'はご遠慮', 'は応募', 'は不可']);
  });
}

function limitsDecades(sentence: string): boolean {
  const parts = sentence.split('0代');
  const last = parts[parts.length - 1] ?? '';
  if (parts.length < 2 || !['2', '3', '4', '5', '6'].includes(`${parts[parts.length - 2]}`.slice(-1)))
    return false;
  if (begins(last, ['まで', '以下']) || CONDITIONS.some((words) => sentence.includes(words))) return true;
  const after = skip(last, PEOPLE);
  return begins(after, OFFERS) || (after === '' && (last !== '' || sentence.includes('お持ち')));
}

function limitsGenerations(sentence: string): boolean {
  return GENERATIONS.some((word) => {
    const parts = sentence.split(word);
    return parts.some((part, at) => {
      const after = skip(part, ['の方', 'の人']);
      return at > 0 && (begins(after, OFFERS) || (after === '' && (part !== '' || word === '若い方')));
    });
  });
}

function limits(sentence: string): boolean {
  if (contains(sentence, EXEMPT)) return false;
  if (sentence.includes('年齢制限') && !sentence.includes('年齢制限な') && !sentence.includes('年齢制限は'))
    return true;
  const isUnder = sentence.split('限定').some((part) => {
    const before = part.slice(-3);
    return before.startsWith('u') && lastNumber(before) > 0;
  });
  const isBirth = contains(sentence, BIRTHS);
  return (
    isUnder || isBirth || limitsYears(sentence) || limitsDecades(sentence) || limitsGenerations(sentence)
  );
}

/**
 * Returns whether a job's text demands or prefers applicants of a certain age (35歳以下, 20代限定, 若い方歓迎), which
 * the Act on Comprehensively Advancing Labor Policies forbids. Sentences that name a reason which the law
 * accepts (定年, 例外事由, 労働基準法) do not count, and neither do ages of other people. Resolvers use this function
 * too, so it is limited to the APPSYNC_JS subset.
 * @param text as `plainText` returns it
 */
export function containsAgeLimit(text: string): boolean {
  const signs = withDigits(text.split(' ').join('').split('才').join('歳'));
  const sentences = ['。', '!'].reduce((rest, mark) => rest.split(mark).join('\n'), signs).split('\n');
  return sentences
    .filter((sentence) => !contains(sentence, LAWFUL))
    .some((sentence) => sentence.split('、').some(limits));
}
