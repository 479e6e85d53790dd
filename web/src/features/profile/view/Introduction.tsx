import { useTranslation } from 'react-i18next';
import { FormattedText } from '../../../components/formatted-text/FormattedText';
import { SharedTo } from '../../../entities/profile/SharedTo';
import type { ShownProfileFragment } from '../../../generated/ownProfile';
import { paths } from '../../../lib/paths';
import { Section } from '../career/Section';
import { EditLink } from './EditLink';
import { EmptyNote } from './EmptyNote';
import styles from './ProfileScreen.module.css';

/** The part of a profile in which talents introduce themselves in their own words. */
export function Introduction({ profile }: { profile: ShownProfileFragment }) {
  const { t } = useTranslation();
  const title = t('profile.field.description');
  return (
    <Section
      title={title}
      aside={<SharedTo field="description" profile={{ ...profile }} />}
      action={<EditLink to={paths.editBasic} of={title} />}
    >
      {profile.description ? (
        <div className={styles.reading} lang="ja">
          <FormattedText text={profile.description} />
        </div>
      ) : (
        <EmptyNote of="description" />
      )}
    </Section>
  );
}
