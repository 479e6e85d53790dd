import { skillSynonyms } from '../../model/skillSynonyms';
import { catalogueItems } from '../seed/catalogues/catalogueItems';
import handKept from './synonyms.json';

/**
 * Returns the synonym rules by which a skill is found by its reading, such as 業務改善 by ギョウムカイゼン. Names that contain the
 * particle の are left out: the analyser removes it, and OpenSearch rejects a rule with a gap ("Failed to build
 * synonyms").
 */
const readings = (): string[] =>
  catalogueItems().flatMap(({ item: { name, kana } }) =>
    kana && !String(name).includes('の') ? [`${String(kana)} => ${String(name)}`] : [],
  );

/**
 * Returns the synonyms for searches, as rules in Solr's format: first those of skills and those in `synonyms.json`, then
 * the readings of the skills in the catalogue.
 */
export const synonymRules = (): string[] => [
  ...skillSynonyms,
  ...Object.values(handKept).flat(),
  ...new Set(readings()),
];
