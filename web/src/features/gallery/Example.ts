import type { ComponentType } from 'react';

/** What the gallery shows of one component, declared in `examples/<Component>.example.tsx`. */
export interface Example {
  /** The component's name; it is also part of the URL. */
  name: string;
  /** By the name in the URL (`while-sending`): the component in this state. */
  states: Record<string, ComponentType>;
  /** Each state covers or fills the window; the component's page links to the states instead of showing them. */
  fillsWindow?: boolean;
}
