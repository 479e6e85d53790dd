import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react';

/** The Apollo client of the page that the function `render-page` renders; null in a browser. */
export const ServedClient = createContext<ApolloClient | null>(null);
