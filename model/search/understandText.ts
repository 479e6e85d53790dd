import { readTypedCondition } from './readTypedCondition';
import type { Understood } from './Understood';

/**
 * Endings of typed words that say nothing about a job, such as `を探しています` (looking for). They are removed.
 * They are one text instead of an array, because the size of a resolver's code is limited.
 */
const ENDINGS = (
  'を探しています を探す で働きたい で働ける がしたい でできる ' +
  'のお仕事 の仕事 の求人 の案件 の募集 の会社 さん 勤務 歓迎 希望 職 部 可 ok'
).split(' ');

/** Words in a search text that say nothing about the job. They are ignored. */
const FILLERS = '求人 案件 仕事 お仕事 転職 募集 会社 勤務 希望 jobs'.split(' ');

/**
 * Expressions such as `を使った` (using) that connect two search words in a typed sentence. The sentence is split
 * there.
 */
const JOINTS = 'からできる でできる で働ける で働く を使った を使う として'.split(' ');

/**
 * Particles of one letter. A sentence is split at such a letter if neither of the letters next to it is
 * hiragana.
 */
const PARTICLES = 'のでと';

const OR = 'or または'.split(' ');
const WITHOUT = '以外 を除く なし'.split(' ');

const isEnd = (letter: string | undefined) => letter === undefined || letter === ' ';

const isHiragana = (letter: string) => letter >= 'ぁ' && letter <= 'ん';

/**
 * Removes up to three endings that say nothing about the job from a word, as long as at least two letters
 * remain.
 */
function stem(word: string): string {
  let rest = word;
  [1, 2, 3].forEach(() => {
    const ending = ENDINGS.filter((each) => rest.endsWith(each) && rest.length - each.length >= 2)[0];
    if (ending) rest = rest.slice(0, rest.length - ending.length);
  });
  return rest;
}

/** Splits a typed sentence into search words, at its particles and at expressions that connect words. */
function wordsOf(sentence: string): string[] {
  const joined = JOINTS.reduce((text, joint) => text.split(joint).join(' '), stem(sentence));
  const letters = joined.split('');
  const text = letters
    .map((letter, at) => {
      const [before, after] = [letters[at - 1] ?? '', letters[at + 1] ?? ''];
      // In a name such as 丸の内 or 御茶の水, a part has one letter only.
      const isName = isEnd(letters[at - 2]) || isEnd(letters[at + 2]);
      const isBetween = !isName && before !== '' && after !== '' && !isHiragana(before) && !isHiragana(after);
      return isBetween && PARTICLES.includes(letter) ? ' ' : letter;
    })
    .join('');
  return text
    .split(' ')
    .map(stem)
    .filter((word) => word !== '');
}

/**
 * Returns the meaning of a search text: the words to search for, the words to exclude, and conditions on pay,
 * working time, place of work and kind of contract. Words that say nothing about a job (求人, 仕事, を探しています) are dropped, unless nothing else was
 * typed.
 * @param text the search text in NFKC form and in lower case
 */
export function understandText(text: string): Understood {
  const understood: Understood = { words: [], not: [], conditions: [] };
  let joins = '';
  const parts = text.split(' ').filter((part) => part !== '');
  parts.forEach((typed, at) => {
    if (OR.includes(typed)) joins = 'or';
    else if (typed === 'not') joins = 'not';
    else {
      // All conditions must hold, so that what has alternatives can be none.
      const isAlternative = joins === 'or' || OR.includes(parts[at + 1] ?? '');
      read(typed, { joins, isAlternative }, understood);
      joins = '';
    }
  });
  const { words, not, conditions } = understood;
  if (words.length > 0 || not.length > 0 || conditions.length > 0) return understood;
  return {
    ...understood,
    words: text
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => [word]),
  };
}

interface Joined {
  /** The operator that was typed before this part: `or`, `not`, or empty. */
  joins: string;
  /** Whether the part before or after this one is an alternative to it. */
  isAlternative: boolean;
}

/** Adds the meaning of one part of a search text (the text between two spaces) to `understood`. */
function read(typed: string, { joins, isAlternative }: Joined, { words, not, conditions }: Understood): void {
  const conditionOf = (word: string) => (isAlternative ? undefined : readTypedCondition(word));
  const whole = joins === '' ? conditionOf(typed) : undefined;
  const without = WITHOUT.filter((each) => typed.endsWith(each) && typed.length > each.length)[0];
  const isMinus = typed.length > 2 && (typed.startsWith('-') || typed.startsWith('−'));
  if (whole) conditions.push(whole);
  else if (isMinus) not.push(typed.slice(1));
  else if (joins === 'not') not.push(typed);
  else if (without) not.push(typed.slice(0, typed.length - without.length));
  else
    wordsOf(typed).forEach((word) => {
      const condition = conditionOf(word);
      const last = words[words.length - 1];
      if (condition) conditions.push(condition);
      else if (joins === 'or' && last) last.push(word);
      else if (!FILLERS.includes(word)) words.push([word]);
    });
}
