import { Modal } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusHeading } from '../effects/focusHeading';
import { PaletteBody } from './PaletteBody';
import styles from './PaletteDialog.module.css';

interface PaletteDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The administrators' command palette: a dialog with a field that finds talents, jobs, organizations,
 * conversations and screens, and opens the one that is chosen. The focus then goes to the heading of its page.
 */
export function PaletteDialog({ open, onClose }: PaletteDialogProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const hasChosen = useRef(false);
  const moveFocus = () => {
    if (hasChosen.current) focusHeading();
    hasChosen.current = false;
  };
  return (
    <Modal
      open={open}
      title={t('palette.title')}
      footer={null}
      width={640}
      className={styles.dialog}
      destroyOnHidden
      // Ant Design moves the focus to the dialog when it opens, and back to where it was when it has closed.
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
      afterClose={moveFocus}
      onCancel={onClose}
    >
      <PaletteBody
        field={field}
        onChosen={() => {
          hasChosen.current = true;
          onClose();
        }}
      />
    </Modal>
  );
}
