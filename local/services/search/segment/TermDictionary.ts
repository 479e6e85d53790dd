/** The distinct terms of a field, each with its ordinal: the number in order of arrival that stands for it. */
export class TermDictionary {
  private readonly ordinals = new Map<string, number>();
  private readonly list: string[] = [];

  get size(): number {
    return this.list.length;
  }

  /** The term's ordinal, a new one if it has none. */
  add(term: string): number {
    const known = this.ordinals.get(term);
    if (known !== undefined) return known;
    const ordinal = this.list.push(term) - 1;
    this.ordinals.set(term, ordinal);
    return ordinal;
  }

  find(term: string): number | undefined {
    return this.ordinals.get(term);
  }

  term(ordinal: number): string {
    return this.list[ordinal] ?? '';
  }

  all(): readonly string[] {
    return this.list;
  }
}
