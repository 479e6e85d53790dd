import { ConfigProvider } from 'antd';
import type { PropsWithChildren } from 'react';

/**
 * Provides Ant Design without its styles to a component under test. jsdom displays nothing, but would
 * evaluate each style rule at every query.
 */
export function Unstyled({ children }: PropsWithChildren) {
  return <ConfigProvider theme={{ zeroRuntime: true }}>{children}</ConfigProvider>;
}
