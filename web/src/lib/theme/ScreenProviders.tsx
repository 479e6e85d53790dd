import { ApolloProvider } from '@apollo/client/react';
import { App } from 'antd';
import type { PropsWithChildren } from 'react';
import { apolloClient } from '../apollo/apolloClient';
import { AntdTheme } from './AntdTheme';

/** What every screen may rely on: Ant Design with its `App`, and the data client. Loaded beside the first screen. */
export function ScreenProviders({ children }: PropsWithChildren) {
  return (
    <ApolloProvider client={apolloClient()}>
      <AntdTheme>
        <App>{children}</App>
      </AntdTheme>
    </ApolloProvider>
  );
}
