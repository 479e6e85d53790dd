interface CharacterClass {
  name: string;
  /** Whether unknown words of this class are considered even where the dictionary has a word. */
  invoke: boolean;
  /** Whether consecutive characters of this class form one unknown word. */
  group: boolean;
}

const MIDDLE_DOT = 0x30fb;
const SPACES = new Set([0x20, 0xd0, 0x09, 0x0b, 0x0a]);

/**
 * The character classes of the dictionary IPADIC. They determine which sequences of characters form an
 * unknown word. The data of the npm package differ from Lucene's in two places, which the constructor
 * corrects.
 */
export class CharacterClasses {
  private readonly classes: CharacterClass[] = [];
  /** Number of the character class of each UTF-16 code unit. */
  private readonly byCode: Uint8Array;

  /**
   * Reads the character classes from the binary data of the IPADIC dictionary.
   * @param byCode character class of each UTF-16 code unit
   * @param definitions the classes, each with the flags `invoke` and `group` (one byte each), a length (four bytes)
   * and the zero-terminated name
   */
  constructor(byCode: Uint8Array, definitions: Buffer) {
    for (let at = 0; at + 2 < definitions.length;) {
      const end = definitions.indexOf(0, at + 6);
      const name = definitions.toString('utf8', at + 6, end);
      if (name === '') break;
      this.classes.push({ name, invoke: definitions[at] === 1, group: definitions[at + 1] === 1 });
      at = end + 1;
    }
    const idOf = (name: string): number =>
      Math.max(
        0,
        this.classes.findIndex((each) => each.name === name),
      );
    const [symbol, space, other] = [idOf('SYMBOL'), idOf('SPACE'), idOf('DEFAULT')];
    // Lucene counts the middle dot among the symbols. The dictionary package wrongly marks characters without a class
    // as spaces.
    this.byCode = byCode.map((id, code) => {
      if (code === MIDDLE_DOT) return symbol;
      return id === space && !SPACES.has(code) ? other : id;
    });
  }

  of(code: number): number {
    return this.byCode[code] ?? 0;
  }

  invokes = (id: number): boolean => this.classes[id]?.invoke ?? false;
  groups = (id: number): boolean => this.classes[id]?.group ?? false;

  isKanji(code: number): boolean {
    const name = this.classes[this.of(code)]?.name;
    return name === 'KANJI' || name === 'KANJINUMERIC';
  }
}
