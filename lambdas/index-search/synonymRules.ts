import { catalogueItems } from '../seed/catalogues/catalogueItems';
import handKept from './synonyms.json';

/**
 * Rules that find skills by their reading: 業務改善 by ギョウムカイゼン. Omits names that contain the particle の:
 * the analyser drops it, and OpenSearch rejects a rule with a gap ("Failed to build synonyms").
 */
const readings = (): string[] =>
  catalogueItems().flatMap(({ item: { name, kana } }) =>
    kana && !String(name).includes('の') ? [`${String(kana)} => ${String(name)}`] : [],
  );

/** The synonyms of queries as rules in Solr's format: from `synonyms.json`, then from the skill catalogue. */
export const synonymRules = (): string[] => [...Object.values(handKept).flat(), ...new Set(readings())];
