import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useEndSide } from '../../lib/theme/useEndSide';
import styles from './Sheet.module.css';
import { useIsNarrow } from '../../lib/useIsNarrow';

interface SheetProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  /** Called when the sheet has gone, and the focus may go where it belongs. */
  onGone?: () => void;
  children: ReactNode;
  /** Buttons at the bottom of the sheet, which stay visible while its content scrolls. */
  footer?: ReactNode;
  /** The width of the sheet in pixels on wide screens. */
  width?: number;
}

/**
 * A panel that opens from the bottom on phones and from the side on wider screens. Esc, the close button and
 * a tap outside close it.
 */
export function Sheet({ open, title, onClose, onGone, children, footer, width = 480 }: SheetProps) {
  const narrow = useIsNarrow();
  const endSide = useEndSide();
  return (
    <Drawer
      open={open}
      title={title}
      onClose={onClose}
      afterOpenChange={(isOpen) => {
        if (!isOpen) onGone?.();
      }}
      placement={narrow ? 'bottom' : endSide}
      size={narrow ? 'min(88dvh, 100dvh - 84px)' : width}
      footer={footer}
      rootClassName={narrow ? styles.below : undefined}
      destroyOnHidden
    >
      {children}
    </Drawer>
  );
}
