import styles from './CompletenessCard.module.css';

const RADIUS = 32;
const ROUND = 2 * Math.PI * RADIUS;

interface CompletenessRingProps {
  /** The completeness of the profile in percent, 0 to 100. */
  percent: number;
  label: string;
}

export const CompletenessRing = ({ percent, label }: CompletenessRingProps) => (
  <svg className={styles.ring} viewBox="0 0 80 80" width={80} height={80} role="img" aria-label={label}>
    <circle cx={40} cy={40} r={RADIUS} />
    {percent > 0 && (
      <circle
        className={styles.done}
        cx={40}
        cy={40}
        r={RADIUS}
        strokeDasharray={`${(ROUND * percent) / 100} ${ROUND}`}
        transform="rotate(-90 40 40)"
      />
    )}
    <text x={40} y={40}>
      {label}
    </text>
  </svg>
);
