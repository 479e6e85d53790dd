import { CatalogueSelect } from '../../../components/forms/CatalogueSelect';
import { TabLeaves } from '../../../components/forms/TabLeaves';
import type { Example } from '../Example';

const entries = ['東京都', '京都府'].map((name) => ({ id: name, name }));

export const example: Example = {
  name: 'TabLeaves',
  states: {
    select: () => (
      <TabLeaves>
        <CatalogueSelect aria-label="活動拠点" entries={entries} value="京都府" />
      </TabLeaves>
    ),
  },
};
