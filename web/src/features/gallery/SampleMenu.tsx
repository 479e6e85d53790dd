import { Link } from 'react-router-dom';
import { MenuList } from '../../components/shell/MenuList';

/** The entries of a menu in the examples: a link, and a button that deletes. */
export const SampleMenu = () => (
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
