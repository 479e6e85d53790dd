import { Pager } from '../../../components/pager/Pager';
import type { Example } from '../Example';

const hrefOf = (page: number) => `?page=${page}`;

export const example: Example = {
  name: 'Pager',
  states: {
    first: () => <Pager current={1} last={3} hrefOf={hrefOf} />,
    middle: () => <Pager current={12} last={40} hrefOf={hrefOf} />,
    last: () => <Pager current={40} last={40} hrefOf={hrefOf} />,
  },
};
