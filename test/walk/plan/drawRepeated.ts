import type { Screen } from '../../../web/src/lib/route/Screen';
import type { WalkedScreen, WalkedState, WalkState } from '../../../web/src/lib/walk/WalkedScreen';
import type { Draw } from './Draw';

/** A declared state of a screen. */
export interface DeclaredState {
  screen: WalkedScreen;
  state: WalkState;
  changes: WalkedState;
  route: Screen | undefined;
}

/**
 * The states that screens leave to a component that they share. Without a connection this is the frame of the
 * layout. The placeholders of a loading screen, and the message that it refuses a person, depend on the shape of its
 * content too. An error is no such state: whether a screen says that it could not be loaded, its own code decides.
 */
const sharedBy: Partial<Record<WalkState, 'layout' | 'shape'>> = {
  offline: 'layout',
  loading: 'shape',
  refused: 'shape',
};

/**
 * Names what a state shows, equally for screens that show it by the same component. Undefined if only this screen
 * shows it: also a shared state is the screen's own when it is reached with steps, a person or a URL of its own.
 */
function nameShared({ screen, state, changes, route }: DeclaredState): string | undefined {
  const by = sharedBy[state];
  if (!by || !route || Object.keys(changes).length > 0) return undefined;
  // Guests see the layout of talents as the public one.
  const layout = route.layout === 'main' && screen.as === 'guest' ? 'public' : route.layout;
  return [state, layout, by === 'shape' && (route.shape ?? 'card')].join();
}

/** Returns the states without repetitions: of those that show the same component, one drawn from the seed. */
export function drawRepeated(states: readonly DeclaredState[], draw: Draw): DeclaredState[] {
  const names = states.map(nameShared);
  const drawn = new Map(
    [...new Set(names)].map((name) => [name, draw.one(states.filter((_, at) => names[at] === name))]),
  );
  return states.filter((state, at) => names[at] === undefined || drawn.get(names[at]) === state);
}
