/** One numbered article of the terms or the privacy policy. */
export interface Article {
  title: string;
  /** The paragraphs of the article. */
  text: readonly string[];
  /** A numbered list after the paragraphs. */
  points?: readonly string[];
}
