import { toDomesticTel } from '../../../lib/format/toDomesticTel';
import { useTranslation } from 'react-i18next';
import { Section } from '../career/Section';
import { FormattedText } from '../../../components/formatted-text/FormattedText';
import { formatDate } from '../../../lib/format/formatDate';
import { paths } from '../../../lib/paths';
import { EditLink } from './EditLink';
import { ItemList } from './ItemList';
import type { OwnProfile } from './useOwnProfile';

const networks = ['facebookUrl', 'linkedinUrl', 'twitterUrl', 'instagramUrl'] as const;

/** The part of the talent's own profile with names, personal data, introduction and contact data. */
export function BasicItems({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation();
  const edit = <EditLink to={paths.editBasic} of={t('ownProfile.basic')} />;
  const { ageBand, gender, description } = profile;
  const field = (name: 'displayName' | 'birthDate' | 'gender' | 'companyName' | 'belongsTo') =>
    t(`profile.field.${name}`);
  return (
    <>
      <Section title={t('ownProfile.basic')} action={edit}>
        <ItemList
          profile={{ ...profile }}
          empty={t('ownProfile.empty.basic')}
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
            [
              'description',
              t('profile.field.description'),
              description && <FormattedText text={description} />,
            ],
          ]}
        />
      </Section>
      <Section title={t('profile.basic.contact')} action={edit}>
        <ItemList
          profile={{ ...profile }}
          empty={t('ownProfile.empty.contact')}
          items={[
            ['email', t('ownProfile.email'), profile.email],
            ['tel', t('profile.field.tel'), toDomesticTel(profile.tel)],
            ['address', t('profile.field.address'), profile.address],
            ['nearestStation', t('profile.field.nearestStation'), profile.nearestStation],
            ['lineID', t('profile.field.lineID'), profile.lineID],
            ['chatworkID', t('profile.field.chatworkID'), profile.chatworkID],
            ...networks.map((name) => {
              const url = profile[name];
              const link = url && (
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {url}
                </a>
              );
              return [name, t(`profile.field.${name}`), link] as const;
            }),
          ]}
        />
      </Section>
    </>
  );
}
