import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { DisclosureMenu } from '../../../components/shell/DisclosureMenu';
import { placeBelow } from '../../../components/shell/placeBelow';
import { MenuList } from '../../../components/shell/MenuList';
import type { Example } from '../Example';

function Menu({ open = false, isFloating = false }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) box.current?.querySelector('details')?.setAttribute('open', '');
  }, [open]);
  return (
    <div ref={box} style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <DisclosureMenu label="アカウントメニュー" button="ゆいこ" place={isFloating ? placeBelow : undefined}>
        <MenuList>
          <li>
            <Link to="/user/keep">キープ</Link>
          </li>
          <li>
            <button type="button" data-danger>
              削除
            </button>
          </li>
        </MenuList>
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
