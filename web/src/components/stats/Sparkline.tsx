import styles from './Sparkline.module.css';

interface SparklineProps {
  /** The values that the chart shows, the oldest first. */
  values: readonly number[];
}

const [WIDTH, HEIGHT, EDGE] = [96, 28, 3];

/**
 * A small line chart of how a number has changed. Screen readers skip it, because StatTile states the change
 * in words.
 */
export function Sparkline({ values }: SparklineProps) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const range = most - least || 1;
  const points = values.map((value, index) => ({
    x: EDGE + (index / Math.max(1, values.length - 1)) * (WIDTH - 2 * EDGE),
    y: HEIGHT - EDGE - ((value - least) / range) * (HEIGHT - 2 * EDGE),
  }));
  const last = points.at(-1);
  if (!last) return null;
  return (
    <svg className={styles.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden>
      <path d={`M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`} />
      <circle cx={last.x} cy={last.y} r={2.5} />
    </svg>
  );
}
