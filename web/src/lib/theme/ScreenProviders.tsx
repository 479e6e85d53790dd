import { ApolloProvider } from '@apollo/client/react';
import { App } from 'antd';
import type { PropsWithChildren } from 'react';
import { apolloClient } from '../apollo/apolloClient';
import { AntdTheme } from './AntdTheme';

/**
 * Provides what all screens for signed-in people need: Ant Design with its `App` component, and the Apollo
 * client. Its code loads in parallel with that of the first screen.
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
