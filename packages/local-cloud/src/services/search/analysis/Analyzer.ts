import { SizedCache } from '../SizedCache';
import { unmapped, type CharFilter } from './MappedText';
import type { Token } from './Token';
import type { TokenFilter, Tokenizer } from './TokenFilter';

export interface AnalyzerParts {
  charFilters: CharFilter[];
  tokenizer: Tokenizer;
  filters: TokenFilter[];
}

/** Maximum size of an analyzer's cache in bytes. */
const REMEMBERED = 8_000_000;
/** Estimated number of bytes per character of a cached text. */
const OF_CHARACTER = 2;
/** Estimated number of bytes per token in an analyzer's cache. */
const OF_TOKEN = 100;

/**
 * Converts a text to tokens, with character filters, a tokenizer and token filters. The tokens of recent
 * texts are cached, because the same document is often stored in several indices.
 */
export class Analyzer {
  private readonly recent = new SizedCache<string, readonly Token[]>(REMEMBERED);

  constructor(private readonly parts: AnalyzerParts) {}

  analyze(text: string): readonly Token[] {
    const remembered = this.recent.get(text);
    if (remembered) return remembered;
    const tokens = this.run(text);
    return this.recent.keep(text, tokens, OF_CHARACTER * text.length + OF_TOKEN * (tokens.length + 1));
  }

  private run(text: string): Token[] {
    const { charFilters, tokenizer, filters } = this.parts;
    const mapped = charFilters.reduce((input, filter) => filter(input), unmapped(text));
    const placed = tokenizer(mapped.text).map((token) => {
      const start = mapped.offsets[token.start] ?? 0;
      const end = mapped.offsets[token.end] ?? text.length;
      return start === token.start && end === token.end ? token : { ...token, start, end };
    });
    return filters.reduce((tokens, filter) => filter(tokens), placed);
  }
}
