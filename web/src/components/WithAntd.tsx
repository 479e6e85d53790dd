import type { PropsWithChildren } from 'react';
import { AntdTheme } from '../lib/theme/AntdTheme';
import { WithConfirm } from '../lib/theme/WithConfirm';

/**
 * Provides Ant Design to one part of a screen that is otherwise rendered without it (`plain` in the route
 * table).
 */
export const WithAntd = ({ children }: PropsWithChildren) => (
  <AntdTheme>
    <WithConfirm>{children}</WithConfirm>
  </AntdTheme>
);
