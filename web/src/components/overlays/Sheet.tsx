import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useEndSide } from '../../lib/theme/useEndSide';
import styles from './Sheet.module.css';
import { useIsNarrow } from '../../lib/useIsNarrow';

interface SheetProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** What to do, always in sight. */
  footer?: ReactNode;
  /** Pixels, where it stands at the side. */
  width?: number;
}

/** From below on a phone, from the side elsewhere; closes by Esc, by its button and by a tap outside. */
export function Sheet({ open, title, onClose, children, footer, width = 480 }: SheetProps) {
  const narrow = useIsNarrow();
  const endSide = useEndSide();
  return (
    <Drawer
      open={open}
      title={title}
      onClose={onClose}
      placement={narrow ? 'bottom' : endSide}
      size={narrow ? '88dvh' : width}
      footer={footer}
      rootClassName={narrow ? styles.below : undefined}
      destroyOnHidden
    >
      {children}
    </Drawer>
  );
}
