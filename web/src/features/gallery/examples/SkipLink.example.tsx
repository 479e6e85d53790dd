import { useEffect, useRef } from 'react';
import { SkipLink } from '../../../components/shell/SkipLink';
import type { Example } from '../Example';

/** Shows the component SkipLink with the focus on it, because it is visible only then. */
function FocusedLink() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('a')?.focus(), []);
  return (
    <div ref={box}>
      <SkipLink />
    </div>
  );
}

export const example: Example = {
  name: 'SkipLink',
  fillsWindow: true,
  states: { focused: () => <FocusedLink /> },
};
