import { useEffect, useRef } from 'react';
import { DisclosureMenu } from '../../../components/shell/DisclosureMenu';
import { placeBelow } from '../../../components/shell/placeBelow';
import type { Example } from '../Example';
import { SampleMenu } from '../SampleMenu';

function Menu({ open = false, isFloating = false }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) box.current?.querySelector('details')?.setAttribute('open', '');
  }, [open]);
  return (
    <div ref={box} style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <DisclosureMenu label="アカウントメニュー" button="ゆいこ" place={isFloating ? placeBelow : undefined}>
        <SampleMenu />
      </DisclosureMenu>
    </div>
  );
}

export const example: Example = {
  name: 'DisclosureMenu',
  fillsWindow: true,
  states: {
    closed: () => <Menu />,
    open: () => <Menu open />,
    floating: () => <Menu open isFloating />,
  },
};
