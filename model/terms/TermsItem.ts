import type { EnumValue } from '../enums';

export type ContractKind = EnumValue<'ContractKind'>;

/** What is filled into a sheet of terms, by the key of the item. An item that is not filled in is missing. */
export type TermsAnswers = Readonly<Record<string, string>>;

/** An answer to another item that makes this one necessary. */
interface TermsCause {
  key: string;
  is: readonly string[];
}

/**
 * An item of a sheet of terms, such as the date of payment. What it is called and where it comes from is in
 * `termsTexts`.
 */
export interface TermsItem {
  key: string;
  /** The part of the sheet in which it is. */
  group: 'parties' | 'period' | 'work' | 'hours' | 'pay' | 'ending' | 'other';
  /** `day` is a date; `yen` an amount without a fraction; `line` and `text` are words of one or of several lines. */
  input: 'line' | 'text' | 'day' | 'yen' | 'choice';
  /** The answers of a choice. */
  options?: readonly string[];
  /**
   * When the item must be filled in: always, if one of these answers was given (otherwise it is not asked at all), or
   * only if the company has a rule about it (`ifRuled`).
   */
  needed: 'always' | 'ifRuled' | readonly TermsCause[];
}
