import { createContext } from 'react';
import type { Screen } from '../../lib/route/Screen';

/** React context with the route table, for components that link to its screens. */
export const ScreensContext = createContext<readonly Screen[]>([]);
