import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import { sessionStore } from '../../../lib/auth/sessionStore';
import { useConfirmLeave } from './useConfirmLeave';

let names: readonly string[] = [];
const listeners = new Set<() => void>();

function set(next: readonly string[]) {
  names = next;
  listeners.forEach((listener) => listener());
}

/**
 * The names of all editors on the page that have unsaved changes. Only the first of them asks for
 * confirmation before the person leaves the page, because the router accepts only one blocker at a time.
 */
const unsavedEditors = {
  get: () => names,
  add: (name: string) => set([...names.filter((one) => one !== name), name]),
  remove: (name: string) => set(names.filter((one) => one !== name)),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/**
 * Asks for confirmation before the person leaves the page. It is rendered while there are unsaved changes.
 */
function Guard() {
  const confirmLeave = useConfirmLeave();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Signing out leads to another page too, and removes the drafts.
      sessionStore.get().status === 'signedIn' && currentLocation.pathname !== nextLocation.pathname,
  );
  const ask = useEffectEvent(async () => {
    if (await confirmLeave()) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, []);
  return null;
}

interface LeaveGuardProps {
  /** The name of the editor, which is unique on the page. */
  name: string;
  isDirty: boolean;
}

/**
 * Asks for confirmation when the person leaves the page while the editor has unsaved changes: in a dialog of
 * the app or, when they close or reload the page, in the dialog of the browser.
 */
export function LeaveGuard({ name, isDirty }: LeaveGuardProps) {
  const [first] = useSyncExternalStore(unsavedEditors.subscribe, unsavedEditors.get);
  useEffect(() => {
    if (!isDirty) return;
    unsavedEditors.add(name);
    return () => unsavedEditors.remove(name);
  }, [name, isDirty]);
  return isDirty && first === name ? <Guard /> : null;
}
