import type { KeyboardEvent, ReactNode } from 'react';

const leave = (event: KeyboardEvent) => {
  if (event.key === 'Tab') event.stopPropagation();
};

/**
 * Lets the Tab key leave a select with an open list. Without it, Ant Design's select chooses the marked entry
 * instead, and one for several entries keeps the focus forever.
 */
export const TabLeaves = ({ children }: { children: ReactNode }) => (
  <div onKeyDownCapture={leave}>{children}</div>
);
