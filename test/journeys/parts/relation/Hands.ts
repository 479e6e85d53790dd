import type { Locator } from 'playwright-core';

/** How a person uses a page: with a finger on a phone, or with the keyboard alone. */
export interface Hands {
  press(target: Locator): Promise<void>;
  /** Chooses a radio button, or ticks a box. */
  choose(target: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
}
