import { Link } from 'react-router-dom';
import { MenuList } from '../../../components/shell/MenuList';
import type { Example } from '../Example';
import { SampleMenu } from '../SampleMenu';

export const example: Example = {
  name: 'MenuList',
  states: {
    one: () => <SampleMenu />,
    further: () => (
      <>
        <SampleMenu />
        <MenuList>
          <li>
            <Link to="/terms">利用規約</Link>
          </li>
        </MenuList>
      </>
    ),
  },
};
