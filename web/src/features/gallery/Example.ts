import type { ComponentType } from 'react';

/**
 * An example of the gallery: one component in its states. The file `examples/<Component>.example.tsx`
 * declares it.
 */
export interface Example {
  /** The name of the component, which is also part of the URL in the gallery. */
  name: string;
  /** The component in each of its states, by the name of the state in the URL, such as `while-sending`. */
  states: Record<string, ComponentType>;
  /**
   * True when each state covers or fills the window. The gallery then links to the states instead of showing
   * them on one page.
   */
  fillsWindow?: boolean;
}
