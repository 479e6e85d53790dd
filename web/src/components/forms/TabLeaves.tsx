import type { KeyboardEvent, ReactNode } from 'react';

const leave = (event: KeyboardEvent) => {
  if (event.key === 'Tab') event.stopPropagation();
};

/**
 * Makes the Tab key leave an Ant Design select whose list is open. By default, Tab chooses the highlighted
 * entry, and in a select for several entries the focus then stays there.
 */
export const TabLeaves = ({ children }: { children: ReactNode }) => (
  <div onKeyDownCapture={leave}>{children}</div>
);
