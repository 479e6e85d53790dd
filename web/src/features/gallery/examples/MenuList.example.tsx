import { Link } from 'react-router-dom';
import { MenuList } from '../../../components/shell/MenuList';
import type { Example } from '../Example';

const Keeps = () => (
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
);

export const example: Example = {
  name: 'MenuList',
  states: {
    one: () => <Keeps />,
    further: () => (
      <>
        <Keeps />
        <MenuList>
          <li>
            <Link to="/terms">利用規約</Link>
          </li>
        </MenuList>
      </>
    ),
  },
};
