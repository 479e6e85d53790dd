import { readTypedCondition } from './readTypedCondition';
import type { Understood } from './Understood';

/**
 * What people add to a word that says nothing about the job. It is taken from the end of a word, the longest first. The
 * lists are texts, because the code of a resolver has little room.
 */
const ENDINGS = (
  'を探しています を探す で働きたい で働ける がしたい でできる ' +
  'のお仕事 の仕事 の求人 の案件 の募集 の会社 さん 勤務 歓迎 希望 職 部 可 ok'
).split(' ');

/** Words that say nothing about the job at all. */
const FILLERS = '求人 案件 仕事 お仕事 転職 募集 会社 勤務 希望 jobs'.split(' ');

/** What joins two words in a sentence. */
const JOINTS = 'からできる でできる で働ける で働く を使った を使う として'.split(' ');

/** One letter that joins two words, if neither of its neighbours is hiragana. */
const PARTICLES = 'のでと';

const OR = 'or または'.split(' ');
const WITHOUT = '以外 を除く なし'.split(' ');

/** What people type for the opposite of a condition that has a name of its own. */
const FULL_REMOTE = '出社なし 出社不要'.split(' ');

const isHiragana = (letter: string) => letter >= 'ぁ' && letter <= 'ん';

/** Takes off what says nothing, as long as at least two letters remain. */
function stem(word: string): string {
  let rest = word;
  [1, 2, 3].forEach(() => {
    const ending = ENDINGS.filter((each) => rest.endsWith(each) && rest.length - each.length >= 2)[0];
    if (ending) rest = rest.slice(0, rest.length - ending.length);
  });
  return rest;
}

/** Splits a sentence into its words, as far as particles show them. */
function wordsOf(sentence: string): string[] {
  const joined = JOINTS.reduce((text, joint) => text.split(joint).join(' '), stem(sentence));
  const letters = joined.split('');
  const text = letters
    .map((letter, at) => {
      const [before, after] = [letters[at - 1] ?? '', letters[at + 1] ?? ''];
      const isBetween = before !== '' && after !== '' && !isHiragana(before) && !isHiragana(after);
      return isBetween && PARTICLES.includes(letter) ? ' ' : letter;
    })
    .join('');
  return text
    .split(' ')
    .map(stem)
    .filter((word) => word !== '');
}

/**
 * Returns what a search text means: the words to search for, the words to leave out, and conditions on pay and days.
 * Words that say nothing (求人, 仕事, を探しています) are dropped, unless nothing else was typed.
 * @param text in lower case and in the width of NFKC
 */
export function understandText(text: string): Understood {
  const understood: Understood = { words: [], not: [], conditions: [] };
  let joins = '';
  text.split(' ').forEach((typed) => {
    if (OR.includes(typed)) joins = 'or';
    else if (typed === 'not') joins = 'not';
    else if (typed !== '') {
      read(typed, joins, understood);
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

/** Adds what a part of the text without spaces means. `joins` says how it follows the part before. */
function read(typed: string, joins: string, { words, not, conditions }: Understood): void {
  const without = WITHOUT.filter((each) => typed.endsWith(each) && typed.length > each.length)[0];
  const isMinus = typed.length > 2 && (typed.startsWith('-') || typed.startsWith('−'));
  if (FULL_REMOTE.includes(typed)) words.push(['フルリモート']);
  else if (isMinus) not.push(typed.slice(1));
  else if (joins === 'not') not.push(typed);
  else if (without) not.push(typed.slice(0, typed.length - without.length));
  else
    wordsOf(typed).forEach((word) => {
      const condition = readTypedCondition(word);
      const last = words[words.length - 1];
      if (condition) conditions.push(condition);
      else if (joins === 'or' && last) last.push(word);
      else if (!FILLERS.includes(word)) words.push([word]);
    });
}
