import { useTranslation } from 'react-i18next';
import styles from './FunnelCord.module.css';

interface FunnelStep {
  key: string;
  label: string;
  value: number;
  /**
   * Which share of the previous step's number has reached this step, as text: 応募の36%. Missing for the first
   * step.
   */
  relation?: string;
}

/**
 * Two lengths in the units of the drawing's box: half of the height of the drawing (`HALF`), and half of the
 * width of the thinnest cord (`THINNEST`).
 */
const [HALF, THINNEST] = [28, 2];

/** How many strands are twisted into the cord, and how often they turn below one step. */
const [STRANDS, TURNS] = [3, 2];

/** Of how many straight pieces the drawing of a strand consists. */
const PIECES = 32;

/**
 * Returns the SVG path of one strand below a step. It swings as far as the cord is wide: `here` at the beginning of
 * the step, `next` at the beginning of the next one.
 */
function drawStrand(strand: number, here: number, next: number): string {
  const points = Array.from({ length: PIECES + 1 }, (_, at) => {
    const share = at / PIECES;
    const width = next + ((here - next) * (1 + Math.cos(Math.PI * share))) / 2;
    const angle = 2 * Math.PI * (TURNS * share + strand / STRANDS);
    return `${(100 * share).toFixed(1)} ${(HALF + width * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/**
 * A list of the steps of a process, each with a number, such as how many people reached it. Below each step,
 * a part of a cord is drawn that is as wide as the number, so that the cord narrows where people leave, and a knot.
 * Screen readers skip the drawing, because the list says the same.
 */
export function FunnelCord({ steps, unit = '' }: { steps: readonly FunnelStep[]; unit?: string }) {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language);
  const most = Math.max(1, ...steps.map(({ value }) => value));
  const halfOf = (value: number) => Math.max(THINNEST, (value / most) * HALF);
  return (
    <ol className={styles.funnel}>
      {steps.map(({ key, label, value, relation }, index) => {
        const [here, next] = [halfOf(value), halfOf(steps[index + 1]?.value ?? value)];
        return (
          <li key={key}>
            <span className={styles.label}>{label}</span>
            <strong>
              {format.format(value)}
              <small>{unit}</small>
            </strong>
            <div className={styles.cord} aria-hidden>
              <svg viewBox={`0 0 100 ${2 * HALF}`} preserveAspectRatio="none">
                {Array.from({ length: STRANDS }, (_, strand) => (
                  <path key={strand} d={drawStrand(strand, here, next)} />
                ))}
              </svg>
            </div>
            <span className={styles.relation}>{relation}</span>
          </li>
        );
      })}
    </ol>
  );
}
