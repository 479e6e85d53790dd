import type { Page } from 'playwright-core';

/** A browser window of one person in a journey. It starts signed out, with empty storage. */
export interface Visit {
  page: Page;
  width: number;
  /** Opens a path of the web app in the window. */
  open(path: string): Promise<void>;
  /** Waits until the API has answered what the page has asked, and the page shows it. */
  settle(): Promise<void>;
  /**
   * Waits until the screen is stable, and stores a screenshot as `.local/screenshots/<width>/<name>.png`.
   * Fails if axe finds a serious or critical problem. In a journey with only one width, the screenshot and
   * the check are made at two widths: that of a phone and that of a desktop.
   */
  look(name: string): Promise<void>;
  /** Accepts errors in the console that match the pattern, because the journey provokes them. */
  expectError(pattern: RegExp): void;
  /**
   * Closes the window. Fails when the page has thrown an error or written one to its console, except for
   * errors that are accepted.
   */
  leave(): Promise<void>;
}
