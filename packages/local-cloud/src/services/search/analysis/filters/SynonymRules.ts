import { illegalArgument } from '../../Refusal';

export interface SynonymRule {
  /**
   * Sequences of terms. They are added to the input of the rule if `keepsInput` is true, otherwise they
   * replace it.
   */
  outputs: string[][];
  keepsInput: boolean;
}

const key = (terms: string[]): string => terms.join('\u0000');

/** The rules of a synonym filter. A rule is found by the terms that it applies to (its input). */
export class SynonymRules {
  private readonly rules = new Map<string, SynonymRule>();
  private longest = 0;

  /**
   * Parses the rules of a synonym filter.
   * @param lines rules in Solr's format: `a, b` (a and b are synonyms) or `a => b, c` (b and c replace a)
   * @param analyze converts a text to terms with those parts of the analyzer that come before the synonym
   * filter
   */
  constructor(lines: string[], analyze: (text: string) => string[]) {
    for (const line of lines) {
      if (line.startsWith('#') || line.trim() === '') continue;
      const [left = '', right] = line.split('=>');
      const inputs = left.split(',').map((each) => this.terms(each, analyze));
      if (right !== undefined) {
        const outputs = right.split(',').map((each) => this.terms(each, analyze));
        for (const input of inputs) for (const output of outputs) this.add(input, output, false);
      } else
        for (const input of inputs)
          for (const output of inputs) if (output !== input) this.add(input, output, true);
    }
  }

  /**
   * Returns the rule that applies to the terms from index `from` on, and the number of terms that it covers.
   * If several rules apply, it is the one that covers most terms; undefined if none applies.
   */
  find(terms: string[], from: number): { rule: SynonymRule; length: number } | undefined {
    for (let length = Math.min(this.longest, terms.length - from); length > 0; length--) {
      const rule = this.rules.get(key(terms.slice(from, from + length)));
      if (rule) return { rule, length };
    }
    return undefined;
  }

  private terms(text: string, analyze: (text: string) => string[]): string[] {
    const terms = analyze(text.trim());
    if (terms.length === 0)
      throw illegalArgument(`Failed to build synonyms: term: ${text.trim()} was completely eliminated`);
    return terms;
  }

  private add(input: string[], output: string[], keepsInput: boolean): void {
    const rule = this.rules.get(key(input)) ?? { outputs: [], keepsInput: false };
    this.rules.set(key(input), rule);
    rule.keepsInput ||= keepsInput;
    if (!rule.outputs.some((each) => key(each) === key(output))) rule.outputs.push(output);
    this.longest = Math.max(this.longest, input.length);
  }
}
