/** Reads the characters of a pattern in order. */
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

  /** Whether the next character is one of these. */
  sees(these: string): boolean {
    const next = this.characters[this.at];
    return next !== undefined && these.includes(next);
  }

  /** Consumes the next character if it equals this one. */
  takes(character: string): boolean {
    if (this.characters[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  /** @throws at the end of the pattern */
  next(): string {
    const next = this.characters[this.at];
    if (next === undefined) throw new SyntaxError('unexpected end-of-string');
    this.at += 1;
    return next;
  }

  /** @throws when the next character is another one */
  demand(character: string): void {
    if (!this.takes(character)) throw new SyntaxError(`expected '${character}' at position ${this.at}`);
  }
}
