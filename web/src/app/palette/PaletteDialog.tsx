import { Modal } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PaletteBody } from './PaletteBody';
import styles from './PaletteDialog.module.css';

interface PaletteDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The administrators' command palette: a dialog with a field that finds talents, jobs, organizations,
 * conversations and screens, and opens the one that is chosen.
 */
export function PaletteDialog({ open, onClose }: PaletteDialogProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Modal
      open={open}
      title={t('palette.title')}
      footer={null}
      width={640}
      className={styles.dialog}
      destroyOnHidden
      // Ant Design moves the focus to the dialog itself when it opens.
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
      onCancel={onClose}
    >
      <PaletteBody field={field} onClose={onClose} />
    </Modal>
  );
}
