import './seededRandom';

const RealDate = Date;
/** A Wednesday morning in Japan, in the middle of a month. */
const ahead = Date.parse('2026-04-15T10:00:00+09:00') - RealDate.now();

/**
 * Without a stack, each test file begins on the same morning, whenever it runs: no result depends on the day or on a
 * midnight. Jest's fake timers replace this clock where a test needs another one.
 */
class FixedDate extends RealDate {
  constructor(...values: []) {
    if (values.length > 0) super(...values);
    else super(FixedDate.now());
  }

  static override now(): number {
    return RealDate.now() + ahead;
  }
}

globalThis.Date = FixedDate as DateConstructor;
