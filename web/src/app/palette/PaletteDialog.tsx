import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../components/layout/Stack';
import { Button } from '../../components/buttons/Button';
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
 * It is not Ant Design's dialog, because that one takes the focus only some 100 ms after the shortcut: what
 * people type directly after it would lose its first letters.
 */
export function PaletteDialog({ open, onClose }: PaletteDialogProps) {
  const { t } = useTranslation();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const hasChosen = useRef(false);
  useLayoutEffect(() => {
    if (open) {
      dialog.current?.showModal();
      field.current?.focus();
    } else if (dialog.current?.open) {
      // The browser returns the focus to where it was.
      dialog.current.close();
      if (hasChosen.current) focusHeading();
      hasChosen.current = false;
    }
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={title}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Only a click beside the content has the dialog itself as its target.
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {open && (
        <div className={styles.content}>
          <Stack align="center" justify="space-between">
            <h2 id={title} className={styles.title}>
              {t('palette.title')}
            </h2>
            <Button look="bare" aria-label={t('shell.close')} className={styles.close} onClick={onClose}>
              <CloseOutlined aria-hidden />
            </Button>
          </Stack>
          <PaletteBody
            field={field}
            onChosen={() => {
              hasChosen.current = true;
              onClose();
            }}
          />
        </div>
      )}
    </dialog>
  );
}
