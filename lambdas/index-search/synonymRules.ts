import { catalogueItems } from '../seed/catalogues/catalogueItems';
import handKept from './synonyms.json';

/**
 * Names of skills are found by their reading too: 業務改善 by ギョウムカイゼン. Names with a particle inside are
 * left out: the analyser drops it, and OpenSearch refuses a rule with a hole ("Failed to build synonyms").
 */
const readings = (): string[] =>
  catalogueItems().flatMap(({ item: { name, kana } }) =>
    kana && !String(name).includes('の') ? [`${String(kana)} => ${String(name)}`] : [],
  );

/** The synonyms of queries, as rules of Solr's format: those kept by hand, then those of the skill catalogue. */
export const synonymRules = (): string[] => [...Object.values(handKept).flat(), ...new Set(readings())];
