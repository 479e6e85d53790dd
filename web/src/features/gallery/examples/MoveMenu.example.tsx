import { MoveMenu } from '../../../components/work/MoveMenu';
import type { Example } from '../Example';

const targets = [
  { key: 'INTERVIEW', label: '面談' },
  { key: 'REJECTED', label: '見送り' },
];

export const example: Example = {
  name: 'MoveMenu',
  states: { menu: () => <MoveMenu name="ゆいこ" targets={targets} onMove={() => {}} /> },
};
