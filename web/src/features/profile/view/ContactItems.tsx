import { useTranslation } from 'react-i18next';
import { domesticTel } from '../../../../../model/domesticTel';
import { paths } from '../../../lib/paths';
import { ItemSection } from './ItemSection';
import type { OwnProfile } from './useOwnProfile';

/** The talent's contact data on their own profile. Others do not see them. */
export function ContactItems({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation();
  const title = t('profile.basic.contact');
  return (
    <ItemSection
      title={title}
      edit={{ to: paths.editBasic, of: title }}
      profile={{ ...profile }}
      empty="contact"
      items={[
        ['email', t('ownProfile.email'), profile.email],
        ['tel', t('profile.field.tel'), domesticTel(profile.tel)],
        ['address', t('profile.field.address'), profile.address],
        ['nearestStation', t('profile.field.nearestStation'), profile.nearestStation],
        ['lineID', t('profile.field.lineID'), profile.lineID],
        ['chatworkID', t('profile.field.chatworkID'), profile.chatworkID],
      ]}
    />
  );
}
