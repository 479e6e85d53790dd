import { asList } from '../Json';
import type { Options } from '../Options';
import { illegalArgument, notEmulated } from '../Refusal';
import {
  partOfSpeechFilter,
  stopFilter,
  edgeNgramFilter,
  patternReplaceFilter,
  baseFormFilter,
  katakanaStemFilter,
  lowercaseFilter,
  normalizerFilter,
  readingFormFilter,
  shingleFilter,
} from './filters/tokenFilters';
import { synonymGraphFilter } from './filters/synonymGraphFilter';
import { SynonymRules } from './filters/SynonymRules';
import type { Dictionary } from './japanese/Dictionary';
import { UserWords } from './japanese/UserWords';
import type { CharFilter } from './MappedText';
import { mappingCharFilter, patternReplaceCharFilter } from './charFilters';
import { normalizeCharFilter } from './normalizeCharFilter';
import type { TokenFilter, Tokenizer } from './TokenFilter';
import { kuromojiTokenizer, keywordTokenizer, ngramTokenizer, whitespaceTokenizer } from './tokenizers';

const finish = <T>(options: Options, component: T): T => {
  const [unknown] = options.rest();
  if (unknown !== undefined) throw notEmulated(`[${unknown}] of an analysis component`);
  return component;
};

const strings = (options: Options, key: string): string[] => asList(options.take(key)).map(String);

export function charFilterOf(type: string, options: Options): CharFilter {
  if (type === 'mapping') return finish(options, mappingCharFilter(strings(options, 'mappings')));
  if (type === 'icu_normalizer') return finish(options, normalizeCharFilter);
  if (type === 'pattern_replace')
    return finish(
      options,
      patternReplaceCharFilter(options.required('pattern'), options.text('replacement') ?? ''),
    );
  throw illegalArgument(`failed to find char_filter under name [${type}]`);
}

export function tokenizerOf(type: string, options: Options, dictionary: Dictionary): Tokenizer {
  switch (type) {
    case 'kuromoji_tokenizer': {
      options.oneOf('mode', ['search']);
      const discards = options.flag('discard_compound_token') ?? false;
      const user = new UserWords(strings(options, 'user_dictionary_rules'));
      return finish(options, kuromojiTokenizer({ ...dictionary, user }, !discards));
    }
    case 'ngram': {
      const characters = strings(options, 'token_chars').sort().join();
      if (characters !== 'digit,letter') throw notEmulated(`[token_chars: ${characters}]`);
      return finish(
        options,
        ngramTokenizer(options.number('min_gram') ?? 1, options.number('max_gram') ?? 2),
      );
    }
    case 'keyword':
      return finish(options, keywordTokenizer);
    case 'whitespace':
      return finish(options, whitespaceTokenizer);
  }
  throw illegalArgument(`failed to find tokenizer under name [${type}]`);
}

/**
 * Creates a token filter from its declaration in the index settings.
 * @param before converts a text to terms with those parts of the analyzer that come before this filter
 */
export function filterOf(type: string, options: Options, before: (text: string) => string[]): TokenFilter {
  switch (type) {
    case 'edge_ngram':
      return finish(
        options,
        edgeNgramFilter(options.number('min_gram') ?? 1, options.number('max_gram') ?? 2),
      );
    case 'shingle': {
      if (options.flag('output_unigrams') === false) throw notEmulated('[output_unigrams: false]');
      const [least, most] = [
        options.number('min_shingle_size') ?? 2,
        options.number('max_shingle_size') ?? 2,
      ];
      return finish(options, shingleFilter(least, most, options.text('token_separator') ?? ' '));
    }
    case 'pattern_replace':
      return finish(
        options,
        patternReplaceFilter(options.required('pattern'), options.text('replacement') ?? ''),
      );
    case 'kuromoji_stemmer':
      return finish(options, katakanaStemFilter(options.number('minimum_length') ?? 4));
    case 'stop':
      return finish(options, stopFilter(new Set(strings(options, 'stopwords'))));
    case 'synonym_graph':
      return finish(options, synonymGraphFilter(new SynonymRules(strings(options, 'synonyms'), before)));
  }
  const plain = PLAIN[type];
  if (!plain) throw illegalArgument(`failed to find filter under name [${type}]`);
  return finish(options, plain);
}

const PLAIN: Record<string, TokenFilter | undefined> = {
  icu_normalizer: normalizerFilter,
  ja_stop: stopFilter(),
  kuromoji_baseform: baseFormFilter,
  kuromoji_part_of_speech: partOfSpeechFilter,
  kuromoji_readingform: readingFormFilter,
  lowercase: lowercaseFilter,
};
