import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MatchCord.module.css';

interface MatchCordProps {
  /** The points that fit; each is a strand. */
  fits: number;
  /** The points that can be compared. */
  of: number;
  /** The two who are joined, instead of the words. */
  ends?: readonly [ReactNode, ReactNode];
}

/** One strand alone is no cord. */
const FEWEST = 2;
const [WIDTH, HEIGHT] = [56, 16];
/** Many strands twist more loosely, so that each can be seen. */
const countTurns = (strands: number) => (strands > 3 ? 1 : 2);

/** The strand with this number: a wave that the others cross. */
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

/** A match as a cord with one twisted strand for each point that fits. Shows nothing below two. */
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
