import { Stack } from '../layout/Stack';
import styles from './RatingRadar.module.css';

interface RatingRadarProps {
  /** The names and values of the ratings, from 1 to 5. */
  ratings: readonly { label: string; value: number }[];
}

const MOST = 5;
const RADIUS = 92;
/** The minimum number of ratings for a radar chart; fewer would not span an area. */
const FEWEST = 3;

/** Returns the points of a polygon with a corner for each value, the first one on top. */
function drawPolygon(values: readonly number[]): string {
  return values
    .map((value, index) => {
      const angle = (2 * Math.PI * index) / values.length - Math.PI / 2;
      const length = (RADIUS * value) / MOST;
      return `${(100 + length * Math.cos(angle)).toFixed(1)},${(100 + length * Math.sin(angle)).toFixed(1)}`;
    })
    .join(' ');
}

/**
 * Ratings from 1 to 5 as a list and, if there are at least three, also as a radar chart. Screen readers skip
 * the chart, because it shows the same values.
 */
export function RatingRadar({ ratings }: RatingRadarProps) {
  const all = (value: number) => ratings.map(() => value);
  return (
    <Stack className={styles.radar} gap={24} wrap align="center" justify="center">
      {ratings.length >= FEWEST && (
        <svg viewBox="0 0 200 200" width={200} height={200} aria-hidden>
          {[1, 2, 3, 4, MOST].map((value) => (
            <polygon key={value} points={drawPolygon(all(value))} />
          ))}
          {ratings.map(({ label }, index) => (
            <polyline key={label} points={`100,100 ${drawPolygon(all(MOST)).split(' ')[index] ?? ''}`} />
          ))}
          <polygon className={styles.area} points={drawPolygon(ratings.map(({ value }) => value))} />
        </svg>
      )}
      <dl>
        {ratings.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <meter min={0} max={MOST} value={value} aria-hidden />
              {value.toFixed(1)}
            </dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}
