/** One numbered article of a legal text. */
export interface Article {
  title: string;
  /** Paragraphs. */
  text: readonly string[];
  /** Numbered points after the paragraphs. */
  points?: readonly string[];
}
