import { useState } from 'react';
import { Tabs } from '../../../components/tabs/Tabs';
import type { Example } from '../Example';

const tabs = [
  { key: 'open', label: '募集中', count: 10 },
  { key: 'applied', label: '応募済み', count: 3 },
  { key: 'closed', label: '募集終了', count: 1 },
] as const;

function KeptTabs() {
  const [chosen, setChosen] = useState<(typeof tabs)[number]['key']>('open');
  const tab = tabs.find(({ key }) => key === chosen);
  return (
    <Tabs label="キープの状態" tabs={tabs} chosen={chosen} onChange={setChosen}>
      <p>{`${tab?.label}の案件が${tab?.count}件あります。`}</p>
    </Tabs>
  );
}

export const example: Example = {
  name: 'Tabs',
  states: { three: () => <KeptTabs /> },
};
