import { ConfigProvider } from 'antd';
import type { PropsWithChildren } from 'react';

/**
 * Removes the styles of Ant Design from a component under test. jsdom displays nothing, but would evaluate
 * every style rule at each query, which is slow.
 */
export function Unstyled({ children }: PropsWithChildren) {
  return <ConfigProvider theme={{ zeroRuntime: true }}>{children}</ConfigProvider>;
}
