import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { Stack } from '../../../components/layout/Stack';
import type { CompanyBlockRowFragment } from '../../../generated/blocks';
import styles from './BlocksScreen.module.css';

/** A blocked company in the list, with the button that lifts the block. */
export function BlockLine({ block, onRemove }: { block: CompanyBlockRowFragment; onRemove: () => void }) {
  const { t } = useTranslation();
  const { name, domain } = block;
  return (
    <Stack as="li" className={styles.line} gap={[4, 16]} align="center" justify="space-between" wrap>
      <span className={styles.words} lang="ja">
        <strong>{name}</strong>
        {domain && <small>@{domain}</small>}
      </span>
      <Button look="text" aria-label={t('blocks.removeOf', { name })} onClick={onRemove}>
        {t('blocks.remove')}
      </Button>
    </Stack>
  );
}
