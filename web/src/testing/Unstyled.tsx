import { ConfigProvider } from 'antd';
import type { PropsWithChildren } from 'react';

/** Ant Design without its styles: jsdom shows nothing, yet would weigh each of their rules at each question. */
export function Unstyled({ children }: PropsWithChildren) {
  return <ConfigProvider theme={{ zeroRuntime: true }}>{children}</ConfigProvider>;
}
