import type { PropsWithChildren } from 'react';
import { AntdTheme } from './AntdTheme';
import { ApiProvider } from './ApiProvider';
import { WithConfirm } from './WithConfirm';

/**
 * Provides what screens with Ant Design need: the theme, its questions (`useConfirm`) and the Apollo client.
 */
export function ScreenProviders({ children }: PropsWithChildren) {
  return (
    <ApiProvider>
      <AntdTheme>
        <WithConfirm>{children}</WithConfirm>
      </AntdTheme>
    </ApiProvider>
  );
}
