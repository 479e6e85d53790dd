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
 * - `conflict`: the API answers mutations with Conflict.
 *
 * When the state has steps, `error` and `refused` apply to mutations only.
 */
export type WalkState = 'loading' | 'empty' | 'error' | 'offline' | 'refused' | 'conflict';

/** How the walk (`npm run walk`) brings a screen into a state: only what differs from the ready screen. */
export interface WalkedState {
  as?: Walker;
  at?: string;
  /** What the person does on the screen after it is ready. The steps use the Japanese texts. */
  steps?: (page: Page) => Promise<void>;
}

/**
 * The declaration of a screen for the walk (`npm run walk`): how to open it, and in which states besides the
 * ready one it is photographed.
 */
export interface WalkedScreen {
  /** The path of the screen in the route table. */
  route: string;
  as: Walker;
  /** The URL to open, if it differs from `route`. */
  at?: (world: WalkWorld) => string;
  /** What the walk does on the screen, as a person would, until it looks as people usually see it. */
  steps?: WalkedState['steps'];
  /** The states of the screen besides the ready one. A static page has none. */
  states: Partial<Record<WalkState, WalkedState>>;
}
