import { App } from 'antd';
import type { PropsWithChildren } from 'react';
import { AntdTheme } from '../lib/theme/AntdTheme';

/**
 * Provides Ant Design to one part of a screen that is otherwise rendered without it (`plain` in the route
 * table).
 */
export const WithAntd = ({ children }: PropsWithChildren) => (
  <AntdTheme>
    <App>{children}</App>
  </AntdTheme>
);
