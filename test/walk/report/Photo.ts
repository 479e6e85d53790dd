/** One photographed page. */
export interface Photo {
  sheet: string;
  /** `ready 390-dark` */
  title: string;
  at: string;
  /** The picture's path from the repository's root; missing when there is none. */
  picture?: string;
  /** What is wrong, one line each. */
  problems: readonly string[];
}
