import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/buttons/ButtonLink';
import { paths } from '../../../lib/paths';
import { DescriptionList } from '../../../components/description-list/DescriptionList';
import { formatSalary } from '../../../components/conditions/formatSalary';
import { SkillTags } from '../../../components/chips/SkillTags';
import { formatWorkload } from '../../../components/conditions/formatWorkload';
import { Sheet } from '../../../components/overlays/Sheet';
import { getUserName } from './getUserName';
import type { ShownUser } from './useUsers';

interface UserDrawerProps {
  user: ShownUser;
  onClose: () => void;
}

/**
 * A drawer with the details of a talent. They come from the table's data, which do not contain contact data,
 * so opening the drawer adds nothing to the audit log.
 */
export function UserDrawer({ user, onClose }: UserDrawerProps) {
  const { t, i18n } = useTranslation();
  const histories = user.workHistories?.items ?? [];
  return (
    <Sheet
      open
      title={getUserName(user)}
      width={520}
      onClose={onClose}
      footer={
        user.sub && (
          <>
            <ButtonLink to={paths.adminProfile(user.sub)}>{t('users.profile')}</ButtonLink>{' '}
            <ButtonLink to={paths.adminUser(user.sub)}>{t('users.manage')}</ButtonLink>
          </>
        )
      }
    >
      <DescriptionList
        items={[
          [t('users.column.kana'), user.phoneticName],
          [t('users.column.mainJob'), user.mainJob?.name],
          [t('users.facet.ageBand'), user.ageBand && t(`users.age.${user.ageBand}`)],
          [t('users.drawer.workload'), formatWorkload(user, t)],
          [t('users.drawer.salary'), user.salaryType && formatSalary(user, t, i18n.language)],
          [
            t('users.facet.hopeLocationType'),
            user.hopeLocationType && t(`common.location.${user.hopeLocationType}`),
          ],
          [
            t('users.column.skills'),
            Boolean(user.skillTags?.length) && <SkillTags names={user.skillTags ?? []} most={20} />,
          ],
          [
            t('users.drawer.histories'),
            histories.length > 0 && (
              <ul data-bullets key="histories">
                {histories.map(({ id, organizationName, position }) => (
                  <li key={id}>{[organizationName, position].filter(Boolean).join(t('common.join'))}</li>
                ))}
              </ul>
            ),
          ],
          [t('users.drawer.description'), user.description],
        ]}
      />
    </Sheet>
  );
}
