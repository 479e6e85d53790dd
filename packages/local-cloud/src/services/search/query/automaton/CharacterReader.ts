/** Reads the characters of a wildcard or regular expression one by one. */
export class CharacterReader {
  private readonly characters: string[];
  private at = 0;

  constructor(text: string) {
    this.characters = [...text];
  }

  get position(): number {
    return this.at;
  }

  get hasMore(): boolean {
    return this.at < this.characters.length;
  }

  /** Returns whether the next character is one of the given characters. */
  sees(these: string): boolean {
    const next = this.characters[this.at];
    return next !== undefined && these.includes(next);
  }

  /** Reads the next character if it equals the given one. Returns whether it does. */
  takes(character: string): boolean {
    if (this.characters[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  /**
   * Reads the next character and returns it.
   * @throws SyntaxError at the end of the pattern
   */
  next(): string {
    const next = this.characters[this.at];
    if (next === undefined) throw new SyntaxError('unexpected end-of-string');
    this.at += 1;
    return next;
  }

  /**
   * Reads the next character, which must equal the given one.
   * @throws SyntaxError when it does not
   */
  demand(character: string): void {
    if (!this.takes(character)) throw new SyntaxError(`expected '${character}' at position ${this.at}`);
  }
}
