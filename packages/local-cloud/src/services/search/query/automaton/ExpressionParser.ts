import { notEmulated } from '../../Refusal';
import { CharacterReader } from './CharacterReader';
import {
  anyOne,
  anyText,
  LAST_CODE_POINT,
  oneCharacter,
  type CodePoints,
  type Expression,
} from './Expression';

const DIGITS: CodePoints[] = [[0x30, 0x39]];
const SPACES: CodePoints[] = [
  [0x09, 0x0a],
  [0x0d, 0x0d],
  [0x20, 0x20],
];
const WORDS: CodePoints[] = [...DIGITS, [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a]];

/** Returns the complement of ranges of code points: all code points outside them. */
function others(ranges: readonly CodePoints[]): CodePoints[] {
  const left: CodePoints[] = [];
  let from = 0;
  for (const [first, last] of [...ranges].sort(([a], [b]) => a - b)) {
    if (first > from) left.push([from, first - 1]);
    from = Math.max(from, last + 1);
  }
  return from <= LAST_CODE_POINT ? [...left, [from, LAST_CODE_POINT]] : left;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const CLASSES: Record<string, CodePoints[] | undefined> = {
  ...{ d: DIGITS, s: SPACES, w: WORDS },
  ...{ D: others(DIGITS), S: others(SPACES), W: others(WORDS) },
};

/**
 * Parses regular expressions as OpenSearch's query `regexp` does: in the syntax of the class RegExp in Lucene
 * 9.12.1 with all flags. An expression with one of the operators `&`, `~` and `<>`, which are not emulated,
 * is refused with an error that names the operator. As in Lucene, `^` and `$` are literals.
 */
export class ExpressionParser {
  private readonly reader: CharacterReader;

  constructor(
    private readonly text: string,
    private readonly insensitive: boolean,
  ) {
    this.reader = new CharacterReader(text);
  }

  /**
   * Parses the regular expression.
   * @throws SyntaxError for an invalid expression, Refusal for an operator that is not emulated
   */
  parse(): Expression {
    if (this.text === '') return { kind: 'sequence', parts: [] };
    const expression = this.choice();
    if (this.reader.hasMore)
      throw new SyntaxError(`end-of-string expected at position ${this.reader.position}`);
    return expression;
  }

  private choice(): Expression {
    const parts = [this.sequence()];
    while (this.reader.takes('|')) parts.push(this.sequence());
    return joined(parts);
  }

  private sequence(): Expression {
    const parts = [this.repeated()];
    while (this.reader.hasMore && !this.reader.sees(')|&')) parts.push(this.repeated());
    if (this.reader.sees('&')) throw notEmulated(`[&] in the regular expression [${this.text}]`);
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'sequence', parts };
  }

  private repeated(): Expression {
    let part = this.simple();
    for (;;) {
      if (this.reader.takes('?')) part = { kind: 'repeat', part, least: 0, most: 1 };
      else if (this.reader.takes('*')) part = { kind: 'repeat', part, least: 0, most: Infinity };
      else if (this.reader.takes('+')) part = { kind: 'repeat', part, least: 1, most: Infinity };
      else if (this.reader.takes('{')) part = { kind: 'repeat', part, ...this.bounds() };
      else return part;
    }
  }

  private bounds(): { least: number; most: number } {
    const least = this.number();
    if (least === undefined) throw new SyntaxError(`integer expected at position ${this.reader.position}`);
    const most = this.reader.takes(',') ? (this.number() ?? Infinity) : least;
    this.reader.demand('}');
    if (most < least) throw new SyntaxError(`invalid repetition range: ${least} to ${most}`);
    return { least, most };
  }

  private number(): number | undefined {
    let digits = '';
    while (this.reader.sees('0123456789')) digits += this.reader.next();
    if (digits !== '' && Number(digits) > 2 ** 31 - 1) throw new SyntaxError(`${digits} is too large`);
    return digits === '' ? undefined : Number(digits);
  }

  private simple(): Expression {
    const { reader } = this;
    if (reader.sees('~<')) throw notEmulated(`[${reader.next()}] in the regular expression [${this.text}]`);
    if (reader.takes('[')) return this.set();
    if (reader.takes('.')) return anyOne;
    if (reader.takes('@')) return anyText;
    if (reader.takes('#')) return { kind: 'choice', parts: [] };
    if (reader.takes('"')) return this.quoted();
    if (!reader.takes('(')) return this.namedClass() ?? oneCharacter(reader.next(), this.insensitive);
    if (reader.takes(')')) return { kind: 'sequence', parts: [] };
    const inner = this.choice();
    reader.demand(')');
    return inner;
  }

  private quoted(): Expression {
    const parts: Expression[] = [];
    while (this.reader.hasMore && !this.reader.sees('"'))
      parts.push(oneCharacter(this.reader.next(), this.insensitive));
    this.reader.demand('"');
    return { kind: 'sequence', parts };
  }

  private set(): Expression {
    const isNegated = this.reader.takes('^');
    const of = rangesOf(this.member());
    while (this.reader.hasMore && !this.reader.sees(']')) of.push(...rangesOf(this.member()));
    this.reader.demand(']');
    return { kind: 'one', of: isNegated ? others(of) : of };
  }

  private member(): Expression {
    const named = this.namedClass();
    if (named) return named;
    const first = this.reader.next();
    if (!this.reader.takes('-')) return oneCharacter(first, this.insensitive);
    const range = [first, this.reader.next()].map((each) => each.codePointAt(0) ?? 0);
    const [from = 0, to = 0] = range;
    if (from > to) throw new SyntaxError(`invalid range: from (${from}) cannot be > to (${to})`);
    return { kind: 'one', of: [[from, to]] };
  }

  /**
   * Parses an escape in a regular expression, if there is one. Returns a character class after a backslash
   * with one of `dDsSwW`, and a literal backslash after two backslashes. A backslash with another letter is
   * an error. In any other case the result is undefined, and the caller takes the next character literally.
   */
  private namedClass(): Expression | undefined {
    if (!this.reader.takes('\\')) return undefined;
    if (this.reader.sees('\\')) return oneCharacter(this.reader.next(), false);
    if (this.reader.sees('dDsSwW')) return { kind: 'one', of: CLASSES[this.reader.next()] ?? [] };
    if (this.reader.sees(LETTERS)) throw new SyntaxError(`Invalid character class \\${this.reader.next()}`);
    return undefined;
  }
}

const rangesOf = (expression: Expression): CodePoints[] =>
  expression.kind === 'one' ? [...expression.of] : [];

/**
 * Combines the alternatives of a regular expression into one expression. If each of them is a single
 * character, the result is a set of characters.
 */
function joined(parts: Expression[]): Expression {
  const [only, other] = parts;
  if (only && !other) return only;
  return parts.every(({ kind }) => kind === 'one')
    ? { kind: 'one', of: parts.flatMap(rangesOf) }
    : { kind: 'choice', parts };
}
