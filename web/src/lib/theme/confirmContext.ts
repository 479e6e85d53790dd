import type { HookAPI } from 'antd/es/modal/useModal';
import { createContext } from 'react';

/** What opens Ant Design's dialogs with the theme of the place in which they are asked for. */
export const confirmContext = createContext<Pick<HookAPI, 'confirm'> | null>(null);
