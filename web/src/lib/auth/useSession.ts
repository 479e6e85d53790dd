import { useSyncExternalStore } from 'react';
import { sessionStore } from './sessionStore';

/** The session of this tab, kept up to date. */
export const useSession = () => useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
