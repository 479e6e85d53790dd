import { createContext } from 'react';
import type { Screen } from '../../lib/route/Screen';

/** The route table, for components that link to its screens. */
export const ScreensContext = createContext<readonly Screen[]>([]);
