import { useTranslation } from 'react-i18next';
import { Stack } from '../layout/Stack';
import styles from './SkillTags.module.css';

interface SkillTagsProps {
  names: string[];
  /** The maximum number of skills to show. If there are more, the number of the remaining ones is shown. */
  most?: number;
}

export function SkillTags({ names, most = names.length }: SkillTagsProps) {
  const { t } = useTranslation();
  if (names.length === 0) return null;
  const rest = names.length - most;
  return (
    <Stack as="ul" className={styles.tags} gap={[4, 8]} wrap aria-label={t('common.skills')}>
      {names.slice(0, most).map((name) => (
        <li key={name} lang="ja">
          {name}
        </li>
      ))}
      {rest > 0 && <li className={styles.rest}>{t('common.more', { n: rest })}</li>}
    </Stack>
  );
}
