import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../buttons/Button';
import { createTokyoFormat } from '../../../lib/format/createTokyoFormat';
import { useConfirm } from '../../overlays/useConfirm';
import type { Editor } from './Editor';
import styles from './SaveBar.module.css';

const formatTime = createTokyoFormat({ hour: '2-digit', minute: '2-digit' });

interface SaveBarProps {
  editor: Pick<Editor<object>, 'isDirty' | 'isSaving' | 'savedAt' | 'discard'>;
  /** The label of the button that saves. */
  label?: string;
  /** A sentence above the save button. */
  aside?: ReactNode;
}

/**
 * The bar at the end of an editor: the save button, and a sentence that says whether everything is saved. As
 * long as it has something to say, it stays visible at the bottom of the window while the person scrolls through the
 * form; before that it is below the last field and covers none.
 */
export function SaveBar({ editor: { isDirty, isSaving, savedAt, discard }, label, aside }: SaveBarProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const discardAfterConsent = async () => {
    const { title, content, yes } = {
      title: t('editing.discard.title'),
      content: t('editing.discard.content'),
      yes: t('editing.discard.confirm'),
    };
    if (await confirm({ title, content, confirm: yes, danger: true })) discard();
  };
  const isSticky = isDirty || isSaving || savedAt !== null || Boolean(aside);
  const saved = savedAt && t('editing.state.saved', { time: formatTime(savedAt) });
  return (
    <div data-screen-only className={styles.bar} data-sticky={isSticky}>
      {aside && <div className={styles.aside}>{aside}</div>}
      <p role="status" data-dirty={isDirty}>
        {isSaving ? t('editing.state.saving') : isDirty ? t('editing.state.unsaved') : saved}
      </p>
      {isDirty && !isSaving && (
        <Button look="text" size="large" onClick={() => void discardAfterConsent()}>
          {t('editing.discard.action')}
        </Button>
      )}
      <Button look="primary" type="submit" size="large" loading={isSaving}>
        {label ?? t('editing.save')}
      </Button>
    </div>
  );
}
