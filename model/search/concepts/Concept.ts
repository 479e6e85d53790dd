/**
 * What people mean by words that jobs and profiles do not say: フィンテック means 決済, 金融 and others. The words that
 * express it are the keys under which it is stored (`ConceptRow`).
 */
export interface Concept {
  /** What it means, in few Japanese words, as the chip shows it. */
  label: string;
  /**
   * What is found instead of the words, one of which is enough. An alternative is
   * - a word that a text contains (`決済`),
   * - with `=` before it, a name: an occupation, a skill, a title, a place (`=法人営業`),
   * - a condition, with its field (`workType:SIDE_WORK`, `numberOfDayPerWeek<2`, the number included).
   */
  to: string[];
  /**
   * True for what is near rather than meant, as the prefecture is for a town: it is found only if nothing has the word
   * itself, so from the step `PREFIX` on.
   */
  isWider?: boolean;
  /**
   * True for what people would like, as 残業少なめ, and few jobs say: beside other words it only decides the order, because
   * as a condition it would hide nearly all that fits.
   */
  isWish?: boolean;
}
