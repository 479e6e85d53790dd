import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { DisclosureMenu } from '../../../components/shell/DisclosureMenu';
import type { Example } from '../Example';

function Menu({ open = false }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) box.current?.querySelector('details')?.setAttribute('open', '');
  }, [open]);
  return (
    <div ref={box} style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <DisclosureMenu label="アカウントメニュー" button="ゆいこ">
        <Link to="/user/keep">キープ</Link>
        <Link to="/terms">利用規約</Link>
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
  },
};
