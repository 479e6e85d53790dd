import { asList, isObject, type Json, type JsonObject } from '../Json';
import { Options } from '../Options';
import { illegalArgument } from '../Refusal';
import { Analyzer, type AnalyzerParts } from './Analyzer';
import { charFilterOf, filterOf, tokenizerOf } from './components';
import type { Dictionary } from './japanese/Dictionary';

/** The analyzers and normalizers that the settings of a search index declare. */
export class Analysis {
  private readonly analyzers = new Map<string, Analyzer>();
  private readonly normalizers = new Map<string, Analyzer>();

  /**
   * Creates the analyzers and normalizers that the settings of a search index declare.
   * @param settings the object `analysis` in the index settings
   */
  constructor(
    private readonly settings: JsonObject,
    private readonly dictionary: Dictionary,
  ) {
    for (const name of Object.keys(this.section('analyzer'))) this.analyzer(name);
    for (const name of Object.keys(this.section('normalizer'))) this.normalizer(name);
  }

  analyzer(name: string): Analyzer {
    const known = this.analyzers.get(name);
    if (known) return known;
    const json = this.section('analyzer')[name] ?? BUILT_IN[name];
    if (!json) throw illegalArgument(`failed to find global analyzer [${name}]`);
    const options = new Options(json, `analyzer ${name}`);
    options.oneOf('type', ['custom']);
    const tokenizer = options.required('tokenizer');
    const analyzer = new Analyzer(this.parts(options, tokenizer));
    this.analyzers.set(name, analyzer);
    return analyzer;
  }

  has(name: string): boolean {
    return this.analyzers.has(name) || BUILT_IN[name] !== undefined;
  }

  normalizer(name: string): Analyzer {
    const known = this.normalizers.get(name);
    if (known) return known;
    const json = this.section('normalizer')[name];
    if (!json) throw illegalArgument(`normalizer [${name}] not found`);
    const options = new Options(json, `normalizer ${name}`);
    options.oneOf('type', ['custom']);
    const normalizer = new Analyzer(this.parts(options, 'keyword'));
    this.normalizers.set(name, normalizer);
    return normalizer;
  }

  private parts(options: Options, tokenizer: string): AnalyzerParts {
    const parts: AnalyzerParts = {
      charFilters: names(options, 'char_filter').map((name) =>
        charFilterOf(...this.definition('char_filter', name)),
      ),
      tokenizer: tokenizerOf(...this.definition('tokenizer', tokenizer), this.dictionary),
      filters: [],
    };
    for (const name of names(options, 'filter')) {
      const before = new Analyzer({ ...parts, filters: [...parts.filters] });
      const terms = (text: string): string[] => before.analyze(text).map(({ term }) => term);
      parts.filters.push(filterOf(...this.definition('filter', name), terms));
    }
    options.end();
    return parts;
  }

  /**
   * Returns the type and the options of a tokenizer or filter. If the index settings do not declare one with
   * this name, the name is that of a type that is built into OpenSearch.
   */
  private definition(section: string, name: string): [string, Options] {
    const json = this.section(section)[name];
    const options = new Options(json ?? {}, `${section} ${name}`);
    return [options.text('type') ?? name, options];
  }

  private section(name: string): Record<string, Json | undefined> {
    const section = this.settings[name];
    return isObject(section) ? section : {};
  }
}

const BUILT_IN: Record<string, Json | undefined> = {
  keyword: { tokenizer: 'keyword' },
  whitespace: { tokenizer: 'whitespace' },
};

const names = (options: Options, key: string): string[] => asList(options.take(key)).map(String);
