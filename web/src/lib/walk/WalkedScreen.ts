import type { Page } from 'playwright-core';
import type { WalkWorld } from './WalkWorld';

/**
 * Who opens a screen in the walk (`npm run walk`). `newcomer` has no profile yet; `beginner` has a profile
 * and no other records.
 */
export type Walker = 'guest' | 'newcomer' | 'beginner' | 'talent' | 'admin' | 'client';

/**
 * The states in which the walk (`npm run walk`) photographs a screen:
 * - `loading`: the API does not answer,
 * - `empty`: the person or the URL has no records,
 * - `error`: the API answers with an unexpected error,
 * - `offline`: the connection is lost after the screen was loaded,
 * - `refused`: the API answers Unauthorized,
 * - `conflict`: the API answers with Conflict.
 *
 * In `conflict`, the API answers only mutations in this way. In `loading`, `error` and `refused` it does so for
 * queries or, if the state has steps, for mutations.
 */
export type WalkState = 'loading' | 'empty' | 'error' | 'offline' | 'refused' | 'conflict';

/**
 * How the walk (`npm run walk`) brings a screen into one of its states. Only differences from the normal
 * screen are declared.
 */
export interface WalkedState {
  as?: Walker;
  at?: string;
  /**
   * What the walk does on the loaded screen to reach the state. It finds elements by their Japanese texts.
   */
  steps?: (page: Page) => Promise<void>;
}

/**
 * Declares for the walk (`npm run walk`) how to open a screen and in which states, besides the normal one, to
 * photograph it.
 */
export interface WalkedScreen {
  /** The path of the screen in the route table. */
  route: string;
  as: Walker;
  /** The URL to open, if it differs from `route`. */
  at?: (world: WalkWorld) => string;
  /**
   * What the walk does on the loaded screen before it photographs the normal state, for example opening a
   * list.
   */
  steps?: WalkedState['steps'];
  /** The states to photograph besides the normal one. A static page has none. */
  states: Partial<Record<WalkState, WalkedState>>;
}
