import { useSyncExternalStore } from 'react';
import { sessionStore } from './sessionStore';

/** The session of this tab; re-renders when it changes. */
export const useSession = () => useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
