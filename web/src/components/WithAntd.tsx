import { App } from 'antd';
import type { PropsWithChildren } from 'react';
import { AntdTheme } from '../lib/theme/AntdTheme';

/** Brings the component library to a part of a page that is drawn without it (`plain` in the route table). */
export const WithAntd = ({ children }: PropsWithChildren) => (
  <AntdTheme>
    <App>{children}</App>
  </AntdTheme>
);
