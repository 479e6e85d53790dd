import { skillSynonyms } from '../../model/skillSynonyms';
import { catalogueItems } from '../seed/catalogues/catalogueItems';
import type { SynonymRule } from '../../model/search/SynonymRule';
import handKept from './synonyms.json';

/**
 * Returns the synonym rules with which a search for a skill's reading finds the skill, for example 業務改善 by
 * ギョウムカイゼン. They leave out names with the particle の: the analyser removes it, and OpenSearch rejects a rule
 * with such a gap ("Failed to build synonyms").
 */
const readings = (): string[] =>
  catalogueItems().flatMap(({ item: { name, kana } }) =>
    kana && !String(name).includes('の') ? [`${String(kana)} => ${String(name)}`] : [],
  );

/**
 * Matches words that the analysis keeps whole. With hiragana or signs the analyser may leave
 * a gap, for which OpenSearch rejects all rules.
 */
const SURE = /^[\p{sc=Han}\p{sc=Katakana}ー]+$|^[a-z0-9]{2,}( [a-z0-9]{2,})*$/u;

/**
 * Returns the rules of administrators in Solr's format: in one direction a word is replaced by itself and what it
 * finds. Rules with a word that the analysis might cut with a gap are left out: they apply to each search anyway.
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
  ...Object.values(handKept).flat(),
  ...new Set(readings()),
  ...publishedLines(published),
];
