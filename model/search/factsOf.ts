import { scriptOf } from './concepts/scriptOf';

/** Words that sentences about work contain, and that say nothing about a job. */
const GENERAL = (
  '仕事 経験 未経験 希望 可能 活用 自分 会社 企業 業務 環境 案件 求人 募集 興味 関心 得意 一緒 社会 転職 以上 程度 今後 将来 ' +
  '中心 仕事探 職場 生活 両立 場所 時間 日本 関係 分野 業界 担当 方法 理由 毎日 最近 場合 相談 応募 検討 副収入 収入 家庭 人 ' +
  'スキル ジョブ ワーク 通勤圏 圏内 近所 現場 普通 昼間 人材 ソフト ツール お仕事 求職中 休日 実家 友人 知人 知り合 来月 今月 来年 今年 現在 若い 技術者 役'
).split(' ');

/** With what a run of hiragana begins that joins words to a sentence. */
const JOINS = 'をにがはでのもへとからまでよりしたいけやなってくぐだすほきぎみびりち';

/** The least letters of a sentence; what is shorter may be a name, as お茶の水 is. */
const SENTENCE = 7;

/**
 * Returns the facts of a word that is a sentence: its runs of kanji, katakana, letters and digits, without verbs, which
 * have one kanji before their ending, and without words that say nothing about a job. Any other word is returned as it
 * is.
 * @param isRest true for what a sentence has beside a concept; of it only facts count
 */
export function factsOf(word: string, isRest = false): string[] {
  const letters = word.split('');
  const runs: string[] = [];
  let before = '';
  letters.forEach((letter) => {
    const script = scriptOf(letter) === 'hiragana' ? 'hiragana' : 'other';
    if (script === before) runs.push(`${runs.pop() ?? ''}${letter}`);
    else runs.push(letter);
    before = script;
  });
  const isJoin = (run: string) =>
    scriptOf(run.charAt(0)) === 'hiragana' &&
    JOINS.includes(run.charAt(0)) &&
    (run.length > 1 || run === 'を');
  const isSentence = letters.length >= SENTENCE && runs.slice(1).some(isJoin);
  const facts = runs.filter(
    (run) => run.length > 1 && scriptOf(run.charAt(0)) !== 'hiragana' && !GENERAL.includes(run),
  );
  if (isRest && runs.some((run) => scriptOf(run.charAt(0)) === 'hiragana')) return facts;
  return isSentence ? facts : [word];
}
