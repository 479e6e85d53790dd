import { StatTile } from '../../../components/stats/StatTile';
import type { Example } from '../Example';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: 'var(--enishi-space-16)',
  margin: 0,
};

export const example: Example = {
  name: 'StatTile',
  states: {
    dashboard: () => (
      <dl style={grid}>
        <StatTile
          label="公開中の案件"
          value={219}
          unit="件"
          course={[204, 207, 210, 212, 219]}
          since="先週"
          good="more"
        />
        <StatTile
          label="今週の応募"
          value={38}
          unit="件"
          course={[52, 47, 44, 41, 38]}
          since="先週"
          good="more"
        />
        <StatTile label="新しいタレント" value={12} unit="人" course={[12, 9, 15, 12]} since="先週" />
        <StatTile label="キープの合計" value={12345} unit="件" />
        <StatTile label="成約" value={null} unit="件" missing="集計待ち" />
      </dl>
    ),
  },
};
