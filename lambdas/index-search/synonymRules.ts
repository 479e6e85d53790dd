import { catalogueItems } from '../seed/catalogues/catalogueItems';
import handKept from './synonyms.json';

/** Names of skills are found by their reading too: 業務改善 by ギョウムカイゼン. */
const readings = (): string[] =>
  catalogueItems().flatMap((item) => {
    const { name, kana } = item as object as { name: string; kana?: string };
    return kana === undefined ? [] : [`${kana} => ${name}`];
  });

/** The synonyms of queries, as rules of Solr's format: those kept by hand, then those of the skill catalogue. */
export const synonymRules = (): string[] => [...Object.values(handKept).flat(), ...new Set(readings())];
