import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useTheme } from '../../lib/theme/useTheme';
import styles from './SplitPane.module.css';

interface SplitPaneProps {
  /** The content of the first pane, for example a form or a list. */
  start: ReactNode;
  /** The content of the second pane, for example a preview or details. */
  end: ReactNode;
}

/** The first pane takes from 25 to 75 percent of the width and changes in steps of 5 percent. */
const [LEAST, MOST, STEP] = [25, 75, 5];

const within = (share: number) => Math.min(MOST, Math.max(LEAST, Math.round(share)));

/**
 * Two panes side by side, on phones below each other. People move the border between them with the pointer or
 * the arrow keys.
 */
export function SplitPane({ start, end }: SplitPaneProps) {
  const { t } = useTranslation();
  const [share, setShare] = useState(50);
  const box = useRef<HTMLDivElement>(null);
  const isRtl = useTheme().direction === 'rtl';
  const drag = (event: PointerEvent) => {
    const area = box.current?.getBoundingClientRect();
    if (!area?.width || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const from = isRtl ? area.right - event.clientX : event.clientX - area.left;
    setShare(within((from / area.width) * 100));
  };
  const press = ({ key }: KeyboardEvent) => {
    const by = { ArrowRight: isRtl ? -STEP : STEP, ArrowLeft: isRtl ? STEP : -STEP }[key];
    if (by !== undefined) setShare(within(share + by));
  };
  return (
    <div ref={box} className={styles.panes} style={{ '--share': `${share}%` } as CSSProperties}>
      <div className={styles.pane}>{start}</div>
      <div
        role="separator"
        tabIndex={0}
        aria-label={t('common.paneBorder')}
        aria-orientation="vertical"
        aria-valuenow={share}
        aria-valuemin={LEAST}
        aria-valuemax={MOST}
        className={styles.border}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <div className={styles.pane}>{end}</div>
    </div>
  );
}
