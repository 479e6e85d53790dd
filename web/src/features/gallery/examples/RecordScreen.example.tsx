import { RecordScreen } from '../../../components/forms/edit/RecordScreen';
import { paths } from '../../../lib/paths';
import type { Example } from '../Example';

const Record = ({ hasFailed = false, children }: { hasFailed?: boolean; children?: string }) => (
  <RecordScreen
    title="株式会社さざなみ"
    lead="変更は、この企業の案件にも反映されます。"
    list={{ path: paths.adminOrganizations, title: '企業' }}
    hasFailed={hasFailed}
    onRetry={() => undefined}
  >
    {children}
  </RecordScreen>
);

export const example: Example = {
  name: 'RecordScreen',
  states: {
    form: () => <Record>入力欄</Record>,
    loading: () => <Record />,
    failed: () => <Record hasFailed />,
  },
};
