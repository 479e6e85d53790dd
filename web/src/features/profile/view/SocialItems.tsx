import { useTranslation } from 'react-i18next';
import type { ShownProfileFragment } from '../../../generated/ownProfile';
import { paths } from '../../../lib/paths';
import { ItemSection } from './ItemSection';

const networks = ['facebookUrl', 'linkedinUrl', 'twitterUrl', 'instagramUrl'] as const;

const messengers = ['lineID', 'chatworkID'] as const;

interface SocialItemsProps {
  profile: ShownProfileFragment;
  title: string;
  /** True to list the names in messengers too, where no contact data are shown beside them. */
  hasMessengers?: boolean;
}

/** The part of a profile with accounts in social networks. Renders nothing for a profile without any. */
export function SocialItems({ profile, title, hasMessengers = false }: SocialItemsProps) {
  const { t } = useTranslation();
  const names = hasMessengers ? messengers : [];
  if ([...networks, ...names].every((name) => !profile[name])) return null;
  return (
    <ItemSection
      title={title}
      edit={{ to: paths.editBasic, of: title }}
      profile={{ ...profile }}
      empty="contact"
      items={[
        ...names.map((name) => [name, t(`profile.field.${name}`), profile[name]] as const),
        ...networks.map((name) => {
          const url = profile[name];
          const link = url && (
            <a href={url} target="_blank" rel="noopener noreferrer">
              {url.replace(/^https:\/\/(www\.)?/, '')}
            </a>
          );
          return [name, t(`profile.field.${name}`), link] as const;
        }),
      ]}
    />
  );
}
