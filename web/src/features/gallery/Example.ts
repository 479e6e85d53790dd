import type { ComponentType } from 'react';

/**
 * An example in the component gallery: one component with its states, declared in
 * `examples/<Component>.example.tsx`.
 */
export interface Example {
  /** The name of the component, which is also part of the URL in the gallery. */
  name: string;
  /** The component in each of its states. The keys are the names in the URL, such as `while-sending`. */
  states: Record<string, ComponentType>;
  /**
   * True when each state covers or fills the window. The gallery then links to the states instead of showing
   * them on one page.
   */
  fillsWindow?: boolean;
}
