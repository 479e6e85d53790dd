import { ApolloProvider } from '@apollo/client/react';
import { App } from 'antd';
import type { PropsWithChildren } from 'react';
import { apolloClient } from '../apollo/apolloClient';
import { AntdTheme } from './AntdTheme';

/**
 * The providers of every screen: Ant Design with its `App`, and the data client. Loaded in parallel with the first
 * screen.
 */
export function ScreenProviders({ children }: PropsWithChildren) {
  return (
    <ApolloProvider client={apolloClient()}>
      <AntdTheme>
        <App>{children}</App>
      </AntdTheme>
    </ApolloProvider>
  );
}
