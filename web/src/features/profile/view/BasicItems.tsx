import { useTranslation } from 'react-i18next';
import type { ShownProfileFragment } from '../../../generated/ownProfile';
import { formatDate } from '../../../lib/format/formatDate';
import { paths } from '../../../lib/paths';
import { ItemSection } from './ItemSection';

/** The part of a profile with names and personal data. */
export function BasicItems({ profile }: { profile: ShownProfileFragment }) {
  const { t } = useTranslation();
  const { ageBand, gender } = profile;
  const field = (name: 'displayName' | 'birthDate' | 'gender' | 'companyName' | 'belongsTo') =>
    t(`profile.field.${name}`);
  return (
    <ItemSection
      title={t('ownProfile.basic')}
      edit={{ to: paths.editBasic, of: t('ownProfile.basic') }}
      profile={{ ...profile }}
      empty="basic"
      items={[
        ['displayName', field('displayName'), profile.displayName],
        ['name', t('profile.basic.fullName'), profile.name],
        ['phoneticName', t('profile.basic.phoneticName'), profile.phoneticName],
        ['nameInitial', t('profile.basic.initials'), profile.nameInitial],
        ['birthDate', field('birthDate'), formatDate(profile.birthDate)],
        ['ageBand', t('profile.basic.ageBand'), ageBand && t(`ownProfile.age.${ageBand}`)],
        ['gender', field('gender'), gender && t(`profile.gender.${gender}`)],
        ['mainJob', t('profile.field.userMainJobId'), profile.mainJob?.name],
        ['companyName', field('companyName'), profile.companyName],
        ['belongsTo', field('belongsTo'), profile.belongsTo],
        ['baseLocation', t('profile.field.userBaseLocationId'), profile.baseLocation?.name],
      ]}
    />
  );
}
