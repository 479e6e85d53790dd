import { skillSynonyms } from '../../model/skillSynonyms';
import { catalogueItems } from '../seed/catalogues/catalogueItems';
import type { SynonymRule } from '../../model/search/SynonymRule';
import handKept from './synonyms.json';

/**
 * Returns the synonym rules with which a search for a skill's reading finds the skill, for example 業務改善 by
 * ギョウムカイゼン. Skills whose names contain the particle の get no rule: the analyser removes の and leaves a gap,
 * and OpenSearch rejects a rule with such a gap ("Failed to build synonyms").
 */
const readings = (): string[] =>
  catalogueItems().flatMap(({ item: { name, kana } }) =>
    kana && !String(name).includes('の') ? [`${String(kana)} => ${String(name)}`] : [],
  );

/**
 * Matches words from which the analyser removes nothing. It may remove a part of a word with hiragana or
 * signs. The word then has a gap, and OpenSearch rejects all rules because of one word with a gap.
 */
const SURE = /^[\p{sc=Han}\p{sc=Katakana}ー]+$|^[a-z0-9]{2,}( [a-z0-9]{2,})*$/u;

/**
 * Returns the rules that administrators have published, in Solr's format. A rule in one direction has the
 * form `word => word, others`: a search for the word also finds the others. Rules with a word in which the
 * analyser may leave a gap are left out of the index. They work nevertheless, because each search also
 * expands its text with all published rules.
 */
const publishedLines = (published: readonly SynonymRule[]): string[] =>
  published
    .filter(({ words, to }) => [...words, ...to].every((word) => SURE.test(word)))
    .flatMap(({ words, to }) =>
      to.length > 0 ? words.map((word) => `${word} => ${[word, ...to].join(', ')}`) : [words.join(', ')],
    );

/**
 * Returns all synonyms for searches, as rules in Solr's format: those of skills, those in `synonyms.json`,
 * the readings of the skills in the catalogue, and those that administrators have published.
 */
export const synonymRules = (published: readonly SynonymRule[] = []): string[] => [
  ...skillSynonyms,
  ...handKept.flatMap(({ rules }) => rules),
  ...new Set(readings()),
  ...publishedLines(published),
];
