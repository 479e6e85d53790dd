import { App } from 'antd';
import type { PropsWithChildren } from 'react';
import { AntdTheme } from '../lib/theme/AntdTheme';

/** Provides Ant Design to a part of a page that is rendered without it (`plain` in the route table). */
export const WithAntd = ({ children }: PropsWithChildren) => (
  <AntdTheme>
    <App>{children}</App>
  </AntdTheme>
);
