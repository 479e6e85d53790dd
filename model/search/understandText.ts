import type { FoundConcept } from './concepts/FoundConcept';
import { factsOf } from './factsOf';
import { isMark, joinAlternatives, type Marked, markParts, splitAtMarks } from './markParts';
import { readTypedCondition } from './readTypedCondition';
import type { Understood } from './Understood';

/**
 * Endings of typed words that say nothing about a job, such as `を探しています` (looking for). They are removed.
 * They are one text instead of an array, because the size of a resolver's code is limited.
 */
const ENDINGS = (
  'を探しています を探す で働きたい で働ける がしたい でできる ' +
  'のお仕事 の仕事 の求人 の案件 の募集 の会社 の分野 の現場 で通える所 で通えるところ から通える から通勤圏 が通勤圏 の近く 近く の周辺 周辺 ' +
  'の近所 付近 あたり 沿線 沿い エリア 地方 圏内 内 やってる を使える が使える 使える さん 勤務 歓迎 希望 業界 系 分野 職 部 可 ok'
).split(' ');

/** Words in a search text that say nothing about the job. They are ignored. */
const FILLERS = (
  '求人 案件 仕事 お仕事 転職 募集 会社 勤務 希望 働きたい 働ける 働く したい できる やりたい 探しています 探してます 探す 活かせる 活かしたい ' +
  "job jobs position positions work in for with where i can use my me want looking need a an the to of and is are at on you any some that as from i'm im live living based am"
).split(' ');

/**
 * Expressions such as `を使った` (using) that connect two search words in a typed sentence. The sentence is split
 * there.
 */
const JOINTS = 'で働きたい からできる でできる で働ける で働く を使った を使う として'.split(' ');

/**
 * Particles of one letter. A sentence is split at such a letter if neither of the letters next to it is
 * hiragana.
 */
const PARTICLES = 'のでと';

const OR = 'or または'.split(' ');
const WITHOUT = (
  '以外 を除く なし ではなく じゃなく ではない じゃない ' +
  'はできません はできない ができない は苦手 が苦手 はやりたくない はしたくない は嫌 は無理 はng ' +
  'を使わない を話さない のない がない がいらない はいらない をしない しない やらない 抜き'
).split(' ');
/** What continues a sentence after what it excludes. */
const GOING_ON = 'の で に は て な'.split(' ');

/** What ends a sentence or a part of it. */
const STOPS = '、 。 ! ?'.split(' ');

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
 * Separates what a sentence excludes from what follows it: 東京以外で出社. Not after なし, which is a part of other words, and
 * excludes something only at the end of a word.
 */
const splitAtExclusions = (text: string): string =>
  WITHOUT.filter((each) => each !== 'なし').reduce(
    (rest, without) =>
      [...GOING_ON, ''].reduce(
        (sentence, going) => sentence.split(`${without}${going}`).join(`${without} `),
        rest,
      ),
    text,
  );

/**
 * Returns the meaning of a search text: the words to search for, the words to exclude, and conditions on pay,
 * working time, place of work and kind of contract. Words that say nothing about a job (求人, 仕事, を探しています) are dropped,
 * unless nothing else was typed. Where a sentence has more words than facts, the rest is dropped (`factsOf`).
 * @param text the search text in NFKC form and in lower case
 * @param found the concepts in the text (`findConcepts`)
 */
export function understandText(text: string, found: readonly FoundConcept[] = []): Understood {
  const { marked, parts: marks } = markParts(text, found);
  const understood: Understood = { words: [], not: [], conditions: [], literal: [], concepts: [] };
  let joins = '';
  const parts = STOPS.reduce(
    (rest, stop) => rest.split(stop).join(' '),
    splitAtExclusions(joinAlternatives(marked)),
  )
    .split(' ')
    .filter((part) => part !== '');
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
  if (words.length === 0 && not.length === 0 && conditions.length === 0) {
    // Signs alone are searched as they are.
    const all = parts.length > 0 ? parts : marked.split(' ').filter((part) => part !== '');
    all.forEach((word) => words.push([word]));
  }
  return unmark(understood, marks);
}

/** Replaces the marks in what was understood by the parts of the text for which they stand. */
function unmark({ words, not, conditions }: Understood, marks: readonly Marked[]): Understood {
  const textOf = (word: string) => marks.filter(({ mark }) => mark === word)[0]?.text ?? word;
  const used = [...words.flat(), ...not];
  const marksUsed = marks.filter(({ mark }) => used.includes(mark));
  return {
    words: words.map((some) => some.map(textOf)),
    not: not.map(textOf),
    conditions,
    literal: marksUsed.filter(({ concept }) => !concept).map(({ text }) => text),
    concepts: marksUsed.map(({ concept }) => concept).filter((concept) => !!concept),
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
  const wordOf = (rest: string) => splitAtMarks(rest)[0] ?? rest;
  if (whole) conditions.push(whole);
  else if (isMinus) not.push(wordOf(typed.slice(1)));
  else if (joins === 'not') not.push(wordOf(typed));
  else if (without) not.push(...notOf(typed.slice(0, typed.length - without.length), words));
  else
    wordsOf(typed)
      .map((word) => {
        const pieces = splitAtMarks(word);
        const isBeside = pieces.some(isMark);
        return pieces.map((piece) => (isMark(piece) ? [piece] : factsOf(piece, isBeside))).flat();
      })
      .flat()
      .forEach((word) => {
        const condition = conditionOf(word);
        const last = words[words.length - 1];
        if (condition) conditions.push(condition);
        else if (joins === 'or' && last) last.push(word);
        else if (!FILLERS.includes(word)) words.push([word]);
      });
}

/** Returns the word before 以外 as a list. What stands before it in the same part of the text is looked for. */
function notOf(typed: string, words: string[][]): string[] {
  const pieces = splitAtMarks(typed);
  pieces
    .slice(0, -1)
    .map((piece) => (isMark(piece) ? [piece] : factsOf(piece, true)))
    .flat()
    .forEach((word) => words.push([word]));
  return pieces.slice(-1);
}
