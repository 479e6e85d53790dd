import type { Page } from 'playwright-core';
import type { WalkWorld } from './WalkWorld';

/** `newcomer` has no profile yet; `beginner` has a profile and nothing else. */
export type Walker = 'guest' | 'newcomer' | 'beginner' | 'talent' | 'admin' | 'client';

/**
 * What the walk makes of each state:
 * - `loading`: the API does not answer,
 * - `empty`: the person or the URL has no records,
 * - `error`: the API answers with an unexpected error,
 * - `offline`: the connection is lost after the screen was loaded,
 * - `refused`: the API answers Unauthorized,
 * - `conflict`: the API answers mutations with Conflict.
 *
 * With steps, `error` and `refused` concern the mutations only.
 */
export type WalkState = 'loading' | 'empty' | 'error' | 'offline' | 'refused' | 'conflict';

/** How the walk brings a screen into a state, where it differs from the ready screen. */
export interface WalkedState {
  as?: Walker;
  at?: string;
  /** What the person does after the screen is ready, in Japanese. */
  steps?: (page: Page) => Promise<void>;
}

/** One screen, and the states besides the ready one in which it is photographed. */
export interface WalkedScreen {
  /** Its path in the route table. */
  route: string;
  as: Walker;
  /** The URL to open, if it differs from the path. */
  at?: (world: WalkWorld) => string;
  /** What the person does until the screen is as they usually see it. */
  steps?: WalkedState['steps'];
  /** A static page has none. */
  states: Partial<Record<WalkState, WalkedState>>;
}
