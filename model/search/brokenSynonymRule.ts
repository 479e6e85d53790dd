import { SynonymLimits } from '../limits/SynonymLimits';
import type { SynonymRule } from './SynonymRule';

/**
 * Words that very many jobs contain. No synonym rule may find one of them, because a search for the rule's
 * other words would then find nearly every job. The words are one text, separated by spaces.
 */
const generalWords =
  '求人 案件 仕事 お仕事 転職 募集 会社 企業 勤務 希望 業務 経験 担当 管理 開発 運用 企画 支援 提案 サービス システム ' +
  'プロジェクト チーム メンバー 社員 正社員 契約社員 スタッフ エンジニア 人材 技術 職種 職 work job jobs it web ' +
  'リモート 東京 東京都 日本 年収 時給 月給 未経験 歓迎 必須';

const GENERAL = generalWords.split(' ');
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const { shortest, longest, words: most } = SynonymLimits;

/** Why a rule for synonyms is refused. Each code has a text in the web app. */
export type BrokenSynonym = 'words' | 'length' | 'repeated' | 'general' | 'contained';

/**
 * Returns why a synonym rule is refused; null if it is not.
 * - `words`: it has too few or too many words.
 * - `length`: a word is too short or too long.
 * - `repeated`: a word occurs twice.
 * - `general`: it finds a word that very many jobs contain (`generalWords`).
 * - `contained`: it has no `to`, and one of its words contains another one. The longer word would then find
 *   everything that the shorter one finds.
 * @param rule a rule with normalized words
 */
export function brokenSynonymRule({ words, to }: Pick<SynonymRule, 'words' | 'to'>): BrokenSynonym | null {
  const isMutual = to.length === 0;
  if (words.length < (isMutual ? 2 : 1) || words.length > most || to.length > most) return 'words';
  const all = [...words, ...to];
  if (all.some((word) => word.length < shortest || word.length > longest)) return 'length';
  if (all.some((word, at) => all.indexOf(word) < at)) return 'repeated';
  if ((isMutual ? words : to).some((word) => GENERAL.includes(word))) return 'general';
  if (isMutual && words.some((word) => words.some((other) => other !== word && contains(word, other))))
    return 'contained';
  return null;
}

/**
 * Returns whether a word contains another. A Latin word is contained only as a whole word, so `javascript`
 * does not contain `java`.
 */
function contains(word: string, part: string): boolean {
  const at = word.indexOf(part);
  if (at < 0) return false;
  const [before, after] = [word.charAt(at - 1), word.charAt(at + part.length)];
  const isLetter = (letter: string) => letter !== '' && LETTERS.includes(letter);
  const joins = (outer: string, inner: string) => isLetter(outer) && isLetter(inner);
  return !joins(before, part.charAt(0)) && !joins(after, part.charAt(part.length - 1));
}
