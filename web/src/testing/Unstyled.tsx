import { ConfigProvider } from 'antd';
import type { PropsWithChildren } from 'react';

/** Ant Design without its styles: jsdom shows nothing, but would evaluate each rule at every query. */
export function Unstyled({ children }: PropsWithChildren) {
  return <ConfigProvider theme={{ zeroRuntime: true }}>{children}</ConfigProvider>;
}
