import type { PropsWithChildren } from 'react';
import { ApiProvider } from './ApiProvider';

/** Provides only the Apollo client, for screens that are rendered without Ant Design. */
export const PlainProviders = ({ children }: PropsWithChildren) => <ApiProvider>{children}</ApiProvider>;
