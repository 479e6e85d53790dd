import { isObject, type Json, type JsonObject } from '../Json';
import { notEmulated } from '../Refusal';
import { SIMILARITIES, type Similarity } from './Similarity';

const sectionOf = (json: JsonObject, name: string): JsonObject => {
  const section: Json | undefined = json[name];
  return isObject(section) ? section : {};
};

/**
 * Returns the similarity that the settings of a search index declare for all its fields
 * (`similarity.default.type`), or BM25.
 * @throws Refusal for a similarity that is not emulated
 */
export function readSimilarity({ settings }: JsonObject): Similarity {
  const all = isObject(settings) ? settings : {};
  const declared = all.similarity ? all : sectionOf(all, 'index');
  const { type = 'BM25' } = sectionOf(sectionOf(declared, 'similarity'), 'default');
  const known = SIMILARITIES.find((each) => each === type);
  if (!known) throw notEmulated(`similarity of type [${String(type)}]`);
  return known;
}
