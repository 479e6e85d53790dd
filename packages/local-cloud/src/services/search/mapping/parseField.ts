import type { Analysis } from '../analysis/Analysis';
import { asList, isObject, type JsonObject } from '../Json';
import { Options } from '../Options';
import { notEmulated, Refusal } from '../Refusal';
import type { Similarity } from './Similarity';
import { FIELD_TYPES, type Field, type FieldType } from './Field';

/** Reads the mapping of a field and of its sub-fields. `similarity` is that of the index. */
export function parseField(
  path: string,
  json: JsonObject,
  analysis: Analysis,
  similarity: Similarity,
): Field {
  const options = new Options(json, path);
  const name = options.text('type') ?? '';
  const type = FIELD_TYPES.find((each): each is FieldType => each === name);
  if (!type)
    throw new Refusal(
      400,
      'mapper_parsing_exception',
      `No handler for type [${name}] declared on field [${path}]`,
    );
  const isText = type === 'text';
  const isWord = isText || type === 'keyword';
  const analyzer = isText ? options.text('analyzer') : undefined;
  const searchAnalyzer = isText ? options.text('search_analyzer') : undefined;
  const normalizer = type === 'keyword' ? options.text('normalizer') : undefined;
  const indexed = isWord
    ? options.oneOf('index_options', ['docs', 'freqs', 'positions'] as const)
    : undefined;
  const subFields = isObject(json.fields) ? Object.entries(json.fields) : [];
  options.take('fields');
  const field: Field = {
    path,
    type,
    ignoreAbove: (type === 'keyword' && options.number('ignore_above')) || Infinity,
    isIndexed: options.flag('index') ?? true,
    hasValues: !isText && (options.flag('doc_values') ?? true),
    hasNorms: isText && (options.flag('norms') ?? true),
    hasPositions: isText && (indexed ?? 'positions') === 'positions',
    similarity,
    copyTo: asList(options.take('copy_to')).map(String),
    subFields: subFields.map(([sub, each]) =>
      parseField(`${path}.${sub}`, isObject(each) ? each : {}, analysis, similarity),
    ),
    ...(isText && { analyzer: analysis.analyzer(analyzer ?? 'standard') }),
    ...(isText && { searchAnalyzer: analysis.analyzer(searchAnalyzer ?? analyzer ?? 'standard') }),
    ...(normalizer !== undefined && { analyzer: analysis.normalizer(normalizer) }),
  };
  const [unknown] = options.rest();
  if (unknown !== undefined) throw notEmulated(`mapping parameter [${unknown}] of field [${path}]`);
  return field;
}
