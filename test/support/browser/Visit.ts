import type { Page } from 'playwright-core';

/** A person at a browser: one window, signed out, with empty storage. */
export interface Visit {
  page: Page;
  width: number;
  /** Opens a path of the web app. */
  open(path: string): Promise<void>;
  /**
   * Waits until the screen is stable, stores a screenshot as `.local/screenshots/<width>/<name>.png` and
   * fails on any serious or critical finding of axe; at both widths if the journey runs at only one.
   */
  look(name: string): Promise<void>;
  /** Closes the window; fails when the page wrote an error to its console or threw one. */
  leave(): Promise<void>;
}
