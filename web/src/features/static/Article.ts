/** One numbered part of a legal text. */
export interface Article {
  title: string;
  /** Paragraphs of running text. */
  text: readonly string[];
  /** Numbered points after it. */
  points?: readonly string[];
}
