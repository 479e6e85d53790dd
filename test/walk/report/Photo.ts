import type { UsedStyle } from '../page/usedStyles';

/** One picture of a page, with the problems found on the page. */
export interface Photo {
  sheet: string;
  /** The state and the look of the page, for example `ready 390-dark`. */
  title: string;
  at: string;
  /**
   * The path of the picture from the repository's root. The file is missing when no picture could be taken.
   */
  picture?: string;
  /** The problems found on the page, one line each. */
  problems: readonly string[];
  /** The sizes and colours that the page uses. */
  styles: readonly UsedStyle[];
}
