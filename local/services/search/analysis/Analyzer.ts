import { unmapped, type CharFilter } from './MappedText';
import type { Token } from './Token';
import type { TokenFilter, Tokenizer } from './TokenFilter';

export interface AnalyzerParts {
  charFilters: CharFilter[];
  tokenizer: Tokenizer;
  filters: TokenFilter[];
}

const REMEMBERED = 2000;
const LONGEST_REMEMBERED = 5000;

/** Turns a text into its tokens. Remembers recent texts: the same job stands in several indices. */
export class Analyzer {
  private readonly recent = new Map<string, readonly Token[]>();

  constructor(private readonly parts: AnalyzerParts) {}

  analyze(text: string): readonly Token[] {
    const remembered = this.recent.get(text);
    if (remembered) return remembered;
    const tokens = this.run(text);
    if (text.length > LONGEST_REMEMBERED) return tokens;
    const [oldest] = this.recent.keys();
    if (this.recent.size >= REMEMBERED && oldest !== undefined) this.recent.delete(oldest);
    this.recent.set(text, tokens);
    return tokens;
  }

  private run(text: string): Token[] {
    const { charFilters, tokenizer, filters } = this.parts;
    const mapped = charFilters.reduce((input, filter) => filter(input), unmapped(text));
    const placed = tokenizer(mapped.text).map((token) => ({
      ...token,
      start: mapped.offsets[token.start] ?? 0,
      end: mapped.offsets[token.end] ?? text.length,
    }));
    return filters.reduce((tokens, filter) => filter(tokens), placed);
  }
}
