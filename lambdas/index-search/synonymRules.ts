import { skillSynonyms } from '../../model/skillSynonyms';
import { catalogueItems } from '../seed/catalogues/catalogueItems';
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
 * Returns all synonyms for searches, as rules in Solr's format: those of skills, those in `synonyms.json`,
 * and the readings of the skills in the catalogue.
 */
export const synonymRules = (): string[] => [
  ...skillSynonyms,
  ...Object.values(handKept).flat(),
  ...new Set(readings()),
];
