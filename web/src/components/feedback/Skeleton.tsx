import { useTranslation } from 'react-i18next';
import { Delayed } from './Delayed';
import styles from './Skeleton.module.css';
import { SkeletonBlock } from './SkeletonBlock';
import type { SkeletonShape } from '../../lib/route/SkeletonShape';

/** The width and height of the grey blocks in one placeholder, for each shape. */
const shapes = {
  card: [
    ['25%', '18px'],
    ['80%', '22px'],
    ['45%', '14px'],
    ['60%', '14px'],
    ['35%', '20px'],
  ],
  form: [
    ['30%', '14px'],
    ['100%', '48px'],
  ],
  article: [
    ['40%', '20px'],
    ['100%', '14px'],
    ['96%', '14px'],
    ['88%', '14px'],
    ['60%', '14px'],
  ],
  table: [
    ['18%', '14px'],
    ['12%', '14px'],
    ['34%', '14px'],
    ['16%', '14px'],
  ],
  strip: [
    ['100%', '88px'],
    ['80%', '18px'],
    ['50%', '14px'],
  ],
} as const satisfies Record<SkeletonShape, unknown>;

interface SkeletonProps {
  /**
   * The shape of the expected content: cards or rows below each other, form fields, a text, or tiles side by
   * side.
   */
  shape: SkeletonShape;
  /** The number of placeholders to show. */
  count: number;
}

/**
 * Grey placeholders in the shape of the content that is loading. They appear only after a delay (`Delayed`),
 * so that they do not flash.
 */
export function Skeleton({ shape, count }: SkeletonProps) {
  const { t } = useTranslation();
  return (
    <Delayed>
      <div className={`${styles.pieces} ${styles[shape]}`} role="status" aria-label={t('common.loading')}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.piece}>
            {shapes[shape].map(([width, height], block) => (
              <SkeletonBlock key={block} width={width} height={height} />
            ))}
          </div>
        ))}
      </div>
    </Delayed>
  );
}
