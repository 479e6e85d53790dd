import useModal from 'antd/es/modal/useModal';
import type { PropsWithChildren } from 'react';
import { confirmContext } from './confirmContext';

/**
 * Gives `useConfirm` to what is in it. Ant Design's `App` would do the same, but brings its messages and
 * notifications, too, which the app does not use.
 */
export function WithConfirm({ children }: PropsWithChildren) {
  const [modal, holder] = useModal();
  return (
    <confirmContext.Provider value={modal}>
      {holder}
      {children}
    </confirmContext.Provider>
  );
}
