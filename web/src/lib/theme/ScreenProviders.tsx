import { ApolloProvider } from '@apollo/client/react';
import { App } from 'antd';
import type { PropsWithChildren } from 'react';
import { apolloClient } from '../apollo/apolloClient';
import { AntdTheme } from './AntdTheme';

/**
 * Provides what screens with Ant Design need: the theme, Ant Design's `App` component and the Apollo client.
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
