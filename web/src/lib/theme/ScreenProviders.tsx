import { App } from 'antd';
import type { PropsWithChildren } from 'react';
import { AntdTheme } from './AntdTheme';
import { ApiProvider } from './ApiProvider';

/**
 * Provides what screens with Ant Design need: the theme, Ant Design's `App` component and the Apollo client.
 */
export function ScreenProviders({ children }: PropsWithChildren) {
  return (
    <ApiProvider>
      <AntdTheme>
        <App>{children}</App>
      </AntdTheme>
    </ApiProvider>
  );
}
