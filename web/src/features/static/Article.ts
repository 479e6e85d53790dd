/** One numbered article of the terms or the privacy policy. */
export interface Article {
  title: string;
  /** The paragraphs of one article of a legal text. */
  text: readonly string[];
  /** A numbered list after the paragraphs of an article. */
  points?: readonly string[];
}
