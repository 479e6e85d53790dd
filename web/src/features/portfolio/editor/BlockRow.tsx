import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../components/layout/Stack';
import { Button } from '../../../components/buttons/Button';
import { blockTypes } from './blockTypes';
import type { EditedBlock } from './EditedBlock';
import styles from './PortfolioEditor.module.css';
import { PublishedSwitch } from './PublishedSwitch';

interface BlockRowProps {
  block: EditedBlock;
  /** The name of the block in the list (`nameOfBlock`). */
  name: string;
  /**
   * A sentence that says why visitors do not see the achievement that the block refers to; null if they see
   * it or the block refers to none.
   */
  warning: string | null;
  onPublish: (isPublished: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/**
 * One row of the block list in the portfolio editor: the block's name and type, and buttons to publish, edit
 * and delete it.
 */
export function BlockRow({ block, name, warning, onPublish, onEdit, onDelete }: BlockRowProps) {
  const { t } = useTranslation();
  return (
    <Stack className={styles.row} gap={[8, 16]} wrap align="center" justify="space-between">
      <div className={styles.words}>
        <span className={styles.sign}>{blockTypes[block.type]}</span>
        <div>
          <strong lang="ja">{name}</strong>
          <small>{t(`portfolio.editor.type.${block.type}.name`)}</small>
        </div>
      </div>
      <div className={styles.actions}>
        <PublishedSwitch name={name} value={block.isPublished === true} onChange={onPublish} />
        <Button
          look="text"
          icon={<EditOutlined aria-hidden />}
          aria-label={t('portfolio.editor.edit', { name })}
          onClick={onEdit}
        />
        <Button
          look="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('portfolio.editor.delete', { name })}
          onClick={onDelete}
        />
      </div>
      {warning && <p className={styles.warning}>{warning}</p>}
    </Stack>
  );
}
