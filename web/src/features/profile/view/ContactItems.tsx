import { useTranslation } from 'react-i18next';
import type { ShownProfileFragment } from '../../../generated/ownProfile';
import { paths } from '../../../lib/paths';
import { Section } from '../career/Section';
import { EditLink } from './EditLink';
import { ItemList } from './ItemList';
import { domesticTel } from '../../../../../model/domesticTel';

const networks = ['facebookUrl', 'linkedinUrl', 'twitterUrl', 'instagramUrl'] as const;

interface ContactItemsProps {
  title: string;
  profile: ShownProfileFragment;
  /** The contact data, which are stored apart from the profile; missing where they are not shown. */
  contact?: Partial<Record<'email' | 'tel' | 'address' | 'nearestStation', string | null>>;
}

/** The part of a profile with accounts in social networks and, if they are given, contact data. */
export function ContactItems({ title, profile, contact = {} }: ContactItemsProps) {
  const { t } = useTranslation();
  return (
    <Section title={title} action={<EditLink to={paths.editBasic} of={t('ownProfile.basic')} />}>
      <ItemList
        profile={{ ...profile }}
        empty="contact"
        items={[
          ['email', t('ownProfile.email'), contact.email],
          ['tel', t('profile.field.tel'), domesticTel(contact.tel ?? null)],
          ['address', t('profile.field.address'), contact.address],
          ['nearestStation', t('profile.field.nearestStation'), contact.nearestStation],
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
  );
}
