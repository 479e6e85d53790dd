import type { ChartSeries } from './ChartSeries';
import styles from './SeriesChart.module.css';

interface ChartBarsProps {
  series: readonly ChartSeries[];
  /** The value at the upper edge of the chart; the lower edge is zero. */
  most: number;
  /** The index of the chosen point, whose bars are emphasized. */
  at: number;
}

/** The part of a point's width that its bars fill; the rest is the gap to the next point. */
const FILLED = 0.7;

/** The bars of a chart in a box of 100 × 100, the series of each point side by side. */
export function ChartBars({ series, most, at }: ChartBarsProps) {
  const step = 100 / Math.max(1, series[0]?.values.length ?? 1);
  const width = (step * FILLED) / Math.max(1, series.length);
  return series.map(({ key, values }, row) =>
    values.map((value, index) => {
      if (!value) return null;
      const height = (value / most) * 100;
      const x = index * step + (step * (1 - FILLED)) / 2 + row * width;
      return (
        <rect
          key={`${key}-${index}`}
          className={styles.bar}
          data-series={row}
          data-chosen={index === at}
          {...{ x, y: 100 - height, width, height }}
        />
      );
    }),
  );
}
