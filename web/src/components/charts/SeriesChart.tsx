import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../layout/Grid';
import { useTheme } from '../../lib/theme/useTheme';
import { ChartBars } from './ChartBars';
import type { ChartSeries } from './ChartSeries';
import { computeScale } from './computeScale';
import styles from './SeriesChart.module.css';

/**
 * Returns the SVG path of a line through values in a box of 100 × 100. The path is interrupted where a value is
 * missing.
 */
function drawLine(values: readonly (number | null)[], least: number, most: number): string {
  const step = 100 / Math.max(1, values.length);
  let isOpen = false;
  return values
    .map((value, index) => {
      const command = isOpen ? 'L' : 'M';
      isOpen = value !== null;
      if (value === null) return '';
      const y = 100 - ((value - least) / (most - least)) * 100;
      return `${command}${((index + 0.5) * step).toFixed(2)} ${y.toFixed(2)}`;
    })
    .join('');
}

interface SeriesChartProps {
  /** What the chart shows, for screen readers. */
  label: string;
  kind: 'line' | 'bars';
  /** At most three series. */
  series: readonly ChartSeries[];
  /** The names of the points on the horizontal axis, the oldest first. */
  points: readonly string[];
  /** The unit of the values, which follows each value of the chosen point: 人, 件. */
  unit?: string;
}

/**
 * A chart of some series over time, as lines or bars. Above it are the values of one point in time, which is
 * the newest at first. The person chooses another point with the pointer or the arrow keys. In right-to-left
 * languages, time runs from right to left.
 */
export function SeriesChart({ label, kind, series, points, unit = '' }: SeriesChartProps) {
  const { i18n } = useTranslation();
  const isRtl = useTheme().direction === 'rtl';
  const last = points.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.min(chosen ?? last, last);
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const { least, most, ticks } = computeScale(
    series.flatMap(({ values }) => values),
    kind === 'line',
  );
  const textOf = ({ values }: ChartSeries) => {
    const value = values[at] ?? null;
    return value === null ? '–' : `${format.format(value)}${unit}`;
  };
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / Math.max(1, width);
    const index = Math.floor((isRtl ? 1 - share : share) * points.length);
    setChosen(Math.max(0, Math.min(last, index)));
  };
  const move = (event: KeyboardEvent) => {
    const [later, earlier] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const to = { [later]: at + 1, [earlier]: at - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(last, to)));
  };
  const values = series.map((one) => `${one.label} ${textOf(one)}`).join(', ');
  return (
    <Grid className={styles.chart} gap={8}>
      <p className={styles.values} aria-hidden>
        <span>{points[at]}</span>
        {series.map((one, index) => (
          <span key={one.key} className={styles.value} data-series={index}>
            {one.label} <b>{textOf(one)}</b>
          </span>
        ))}
      </p>
      <div className={styles.body}>
        <div className={styles.scale} aria-hidden>
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{format.format(tick)}</span>
          ))}
        </div>
        <div
          className={styles.plot}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={at}
          aria-valuetext={`${points[at] ?? ''}: ${values}`}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setChosen(null)}
          onKeyDown={move}
        >
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
            {ticks.map((tick) => {
              const y = 100 - ((tick - least) / (most - least)) * 100;
              return <path key={tick} className={styles.grid} d={`M0 ${y}H100`} />;
            })}
            <path className={styles.marker} d={`M${((at + 0.5) * 100) / Math.max(1, points.length)} 0V100`} />
            {kind === 'bars' ? (
              <ChartBars series={series} most={most} at={at} />
            ) : (
              series.map((one, index) => (
                <path
                  key={one.key}
                  className={styles.line}
                  data-series={index}
                  d={drawLine(one.values, least, most)}
                />
              ))
            )}
          </svg>
        </div>
        <div className={styles.points} aria-hidden>
          <span>{points[0]}</span>
          <span>{points.length > 4 ? points[Math.floor(last / 2)] : ''}</span>
          <span>{last > 0 ? points[last] : ''}</span>
        </div>
      </div>
    </Grid>
  );
}
