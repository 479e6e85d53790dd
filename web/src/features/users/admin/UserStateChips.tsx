import { useTranslation } from 'react-i18next';
import { Stack } from '../../../components/layout/Stack';
import { Chip } from '../../../components/chips/Chip';
import type { ShownUser } from './useUsers';

/** What decides who sees a talent: whether the profile is private, and the consent to be shown to organizations. */
export function UserStateChips({ user }: { user: Pick<ShownUser, 'isPrivate' | 'isAgreedPostForClient'> }) {
  const { t } = useTranslation();
  return (
    <Stack as="span" gap={4} wrap>
      {user.isPrivate && <Chip tone="quiet">{t('users.private')}</Chip>}
      {user.isAgreedPostForClient ? (
        <Chip tone="done">{t('users.agreed')}</Chip>
      ) : (
        <Chip tone="quiet">{t('users.notAgreed')}</Chip>
      )}
    </Stack>
  );
}
