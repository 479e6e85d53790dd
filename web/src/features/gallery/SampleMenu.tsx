import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/Button';
import { MenuList } from '../../components/shell/MenuList';

/** The entries of a menu in the examples: a link, and a button that deletes. */
export const SampleMenu = () => (
  <MenuList>
    <li>
      <Link to="/user/keep">キープ</Link>
    </li>
    <li>
      <Button look="bare" data-danger>
        削除
      </Button>
    </li>
  </MenuList>
);
