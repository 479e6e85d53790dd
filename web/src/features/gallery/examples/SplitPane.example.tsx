import { DescriptionList } from '../../../components/description-list/DescriptionList';
import { SplitPane } from '../../../components/work/SplitPane';
import type { Example } from '../Example';

export const example: Example = {
  name: 'SplitPane',
  states: {
    'form-and-preview': () => (
      <SplitPane
        start={
          <label>
            タイトル
            <textarea
              defaultValue="受付画面を組み直すフロントエンドエンジニア"
              rows={4}
              style={{ width: '100%' }}
            />
          </label>
        }
        end={
          <DescriptionList
            items={[
              ['契約', '業務委託'],
              ['報酬', '月68〜85万円'],
            ]}
          />
        }
      />
    ),
  },
};
