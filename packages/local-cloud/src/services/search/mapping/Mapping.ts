import type { Analysis } from '../analysis/Analysis';
import { isObject, type JsonObject } from '../Json';
import { Options } from '../Options';
import { notEmulated, Refusal } from '../Refusal';
import type { Field } from './Field';
import type { Similarity } from './Similarity';
import { parseField } from './parseField';

/** The mapping of a search index: its fields by path. */
export class Mapping {
  readonly fields = new Map<string, Field>();
  /**
   * Those fields that a document can contain, by path. Sub-fields, which index the value of another field in
   * a different way, are not among them.
   */
  readonly roots = new Map<string, Field>();
  /**
   * For each field that a document can contain, the fields that index its value: the field itself, the fields
   * to which its value is copied (`copy_to`), and the sub-fields of all these fields.
   */
  private readonly targets = new Map<Field, Field[]>();
  readonly objects = new Set<string>();
  /** Paths of objects that are stored with the document but not indexed (`enabled: false`). */
  readonly disabled = new Set<string>();
  /** Paths of fields that hold a query (type `percolator`). */
  readonly percolators = new Set<string>();
  readonly dynamic: 'strict' | 'true' | 'false';

  constructor(
    json: JsonObject,
    private readonly analysis: Analysis,
    private readonly similarity: Similarity,
  ) {
    const options = new Options(json, 'mappings');
    this.dynamic = options.oneOf('dynamic', ['strict', 'true', 'false'] as const) ?? 'true';
    const properties = options.take('properties') ?? {};
    options.take('_meta');
    const [unknown] = options.rest();
    if (unknown !== undefined)
      throw mapperError(`Root mapping definition has unsupported parameters: [${unknown}]`);
    if (isObject(properties)) this.read(properties, '');
  }

  targetsOf(root: Field): readonly Field[] {
    const known = this.targets.get(root);
    if (known) return known;
    const copies = root.copyTo.map((path) => this.fields.get(path)).filter((field) => field !== undefined);
    const targets = [root, ...copies].flatMap((field) => [field, ...field.subFields]);
    this.targets.set(root, targets);
    return targets;
  }

  private read(properties: JsonObject, prefix: string): void {
    for (const [name, json] of Object.entries(properties)) {
      if (!isObject(json)) throw mapperError(`Expected map for property [${name}]`);
      const path = prefix + name;
      if (json.type === 'nested') throw notEmulated('[nested] mapping');
      if (json.type === 'percolator') this.percolators.add(path);
      else if (json.enabled === false) this.disabled.add(path);
      else if (isObject(json.properties)) {
        this.objects.add(path);
        this.read(json.properties, `${path}.`);
      } else {
        const field = parseField(path, json, this.analysis, this.similarity);
        this.roots.set(path, field);
        for (const each of [field, ...field.subFields]) this.fields.set(each.path, each);
      }
    }
  }
}

const mapperError = (reason: string): Refusal => new Refusal(400, 'mapper_parsing_exception', reason);
