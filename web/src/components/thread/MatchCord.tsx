import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MatchCord.module.css';

interface MatchCordProps {
  /** The number of points on which the job and the person fit. The cord has one strand for each. */
  fits: number;
  /** The number of points on which the job and the person can be compared. */
  of: number;
  /**
   * The elements at the two ends of the cord, for example two avatars. Without them, the number of fitting
   * points is written beside the cord.
   */
  ends?: readonly [ReactNode, ReactNode];
}

/** The minimum number of fitting points for drawing the cord: a single strand does not look like a cord. */
const FEWEST = 2;
const [WIDTH, HEIGHT] = [56, 16];
/**
 * Returns how many times the strands of the cord wind around each other: once for more than three strands, so
 * that each stays visible, otherwise twice.
 */
const countTurns = (strands: number) => (strands > 3 ? 1 : 2);

/** Returns the SVG path of one strand of the cord: a wave that crosses the other strands. */
function drawStrand(index: number, strands: number): string {
  const shift = (2 * Math.PI * index) / strands;
  const points = Array.from({ length: 29 }, (_, at) => {
    const x = (at / 28) * WIDTH;
    const y =
      HEIGHT / 2 + (HEIGHT / 2 - 2) * Math.sin((x / WIDTH) * countTurns(strands) * 2 * Math.PI + shift);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/**
 * Shows how well a job and a person match, as a cord with one twisted strand for each point that fits.
 * Renders nothing for fewer than two fitting points.
 */
export function MatchCord({ fits, of, ends }: MatchCordProps) {
  const { t } = useTranslation();
  if (fits < FEWEST) return null;
  const cord = (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden>
      {Array.from({ length: fits }, (_, index) => (
        <path key={index} d={drawStrand(index, fits)} />
      ))}
    </svg>
  );
  return (
    <span className={styles.cord}>
      {ends?.[0]}
      {cord}
      {ends ? ends[1] : <span>{t('common.match', { n: fits, of })}</span>}
    </span>
  );
}
