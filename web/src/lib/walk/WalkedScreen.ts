import type { Page } from 'playwright-core';
import type { WalkWorld } from './WalkWorld';

/**
 * Who opens a screen in the walk (`npm run prove walk`). `newcomer` has no profile yet;
 * `invited` has one and has not agreed to the terms; `beginner` has a profile
 * and no other records.
 */
export type Walker = 'guest' | 'newcomer' | 'invited' | 'beginner' | 'talent' | 'admin' | 'client';

/**
 * The states in which the walk (`npm run prove walk`) takes pictures of a screen. The walk makes the API behave as
 * follows:
 * - `loading`: it does not answer,
 * - `empty`: it answers as usual, but the person or the URL has no records,
 * - `error`: it answers with an unexpected error,
 * - `offline`: the connection is lost after the screen was loaded,
 * - `refused`: it answers Unauthorized,
 * - `conflict`: it answers mutations with Conflict.
 * In `loading`, `error` and `refused`, this concerns only the queries or, if the state has `steps`, only the
 * mutations.
 */
export type WalkState = 'loading' | 'empty' | 'error' | 'offline' | 'refused' | 'conflict';

/**
 * How the walk (`npm run prove walk`) brings a screen into one of its states. Fields that are the same as in the
 * normal state are left out.
 */
export interface WalkedState {
  as?: Walker;
  at?: string;
  /**
   * What the walk does on the loaded screen to reach the state. The steps find elements by their Japanese
   * texts.
   */
  steps?: (page: Page) => Promise<void>;
}

/**
 * Declares for the walk (`npm run prove walk`) how to open a screen, and the states to take pictures of besides the
 * normal one.
 */
export interface WalkedScreen {
  /** The path of the screen in the route table. */
  route: string;
  as: Walker;
  /** The URL to open, if it differs from `route`. */
  at?: (world: WalkWorld) => string;
  /**
   * What the walk does on the loaded screen before it takes the picture of the normal state, for example
   * opening a list.
   */
  steps?: WalkedState['steps'];
  /** The states to take pictures of, besides the normal one. A static page has none. */
  states: Partial<Record<WalkState, WalkedState>>;
}
