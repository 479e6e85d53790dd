import { useSyncExternalStore } from 'react';
import { sessionStore } from './sessionStore';

/** Returns the session of this tab. The component renders again when the session changes. */
export const useSession = () =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.get);
