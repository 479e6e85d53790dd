import { Grid } from '../../../components/layout/Grid';
import { StatTile } from '../../../components/stats/StatTile';
import type { Example } from '../Example';

const tiles = ['応募', '面談', '内定'].map((label) => <StatTile key={label} label={label} value={12} />);

export const example: Example = {
  name: 'Grid',
  states: {
    'one-column': () => <Grid gap={16}>{tiles}</Grid>,
    'as-many-as-fit': () => (
      <Grid gap={16} min={220}>
        {tiles}
      </Grid>
    ),
    columns: () => (
      <Grid gap={[8, 24]} columns="auto minmax(0, 1fr) auto">
        {tiles}
      </Grid>
    ),
  },
};
