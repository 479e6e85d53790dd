import { createContext } from 'react';
import type { Screen } from '../../lib/route/Screen';

/** The route table, for those who lead to its screens. */
export const ScreensContext = createContext<readonly Screen[]>([]);
