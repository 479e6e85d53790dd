import { commonSurnames } from './commonSurnames';

const LENGTH = { least: 2, most: 30, words: 5 } as const;

/** Matches letters of Japanese and of Latin scripts, digits, and the signs that names of skills contain. */
const LETTERS = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Latin}ー々・0-9 #+./&'-]+$/u;

/**
 * Matches five digits, with or without separators, as in telephone numbers, postal codes, dates of birth and
 * ids.
 */
const NUMBER = /\d(?:[ ./-]?\d){4}/;

const ADDRESSES = ['://', 'www.', '.com', '.jp'];
const HONORIFICS = ['さん', 'さま', '様', '氏', '君', 'くん', 'ちゃん', '先生'];
const SURNAMES = commonSurnames.split(' ');

/** The maximum number of letters after a surname that are taken for a given name. */
const GIVEN_NAME = 3;

/** Returns whether a word begins with a common surname, and what follows can be a given name, as in 山田太郎. */
const isLikeName = (word: string): boolean =>
  SURNAMES.some((surname) => word.startsWith(surname) && word.length - surname.length <= GIVEN_NAME);

/**
 * Returns whether a search term may be stored for administrators to read. False for a term that looks like
 * personal data (a mail address, a number, a person's name) or is as long as a sentence, and for one that
 * contains other signs than names of skills do. The rule cannot recognize rare surnames, and names in kana or
 * romaji.
 */
export function isStorableTerm(term: string): boolean {
  const words = term.split(' ');
  return (
    term.length >= LENGTH.least &&
    term.length <= LENGTH.most &&
    words.length <= LENGTH.words &&
    LETTERS.test(term) &&
    !NUMBER.test(term) &&
    !ADDRESSES.some((part) => term.includes(part)) &&
    !words.some((word) => HONORIFICS.some((honorific) => word.endsWith(honorific)) || isLikeName(word))
  );
}
