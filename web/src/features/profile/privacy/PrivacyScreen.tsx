import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shareFlags } from '../../../../../model/shareFlags';
import { EditForm } from '../../../components/forms/edit/EditForm';
import type { EditedRecord } from '../../../components/forms/edit/EditedRecord';
import type { FieldTexts } from '../../../components/forms/edit/FieldTexts';
import { useEditor } from '../../../components/forms/edit/useEditor';
import { FormSection } from '../../../components/forms/FormSection';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { PageHead } from '../../../components/page/PageHead';
import { getSharedField } from '../../../entities/profile/getSharedField';
import { widestViewerOf } from '../../../entities/profile/widestViewerOf';
import type { PrivacyQuery } from '../../../generated/privacy';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { paths } from '../../../lib/paths';
import { useIsNarrow } from '../../../lib/useIsNarrow';
import { FixedItems } from './FixedItems';
import { FlagSection } from './FlagSection';
import { LiveView } from './LiveView';
import styles from './PrivacyScreen.module.css';
import type { PrivacyValues } from './PrivacyValues';
import { PublicPages } from './PublicPages';
import { usePrivacyRecord } from './usePrivacyRecord';
import { WholeProfileSection } from './WholeProfileSection';

/** The share flags that show their items to the given viewers at most: to everybody, or to organizations. */
const flagsFor = (viewer: 'public' | 'client') =>
  shareFlags.filter(
    (flag) => widestViewerOf(getSharedField(flag), { isAgreedPostForClient: true, [flag]: true }) === viewer,
  );

interface PrivacyFormProps extends Pick<ReturnType<typeof usePrivacyRecord>, 'save' | 'read'> {
  profile: NonNullable<PrivacyQuery['getUser']>;
  record: EditedRecord<PrivacyValues>;
}

function PrivacyForm({ profile, record, save, read }: PrivacyFormProps) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const editor = useEditor<PrivacyValues>({
    ...{ name: 'privacy', record, save, read },
    // A restored draft must not give a consent.
    notInDraft: ['isAgreedPostForClient'],
  });
  const label = (field: keyof PrivacyValues) => t(`profile.field.${field}`);
  const fields = Object.fromEntries(
    Object.keys(record.values).map((field) => [field, label(field as keyof PrivacyValues)]),
  ) as FieldTexts<PrivacyValues>;
  const live = <LiveView profile={profile} isNarrow={isNarrow} />;
  return (
    <EditForm editor={editor} fields={fields} aside={isNarrow && live}>
      <div className={styles.form}>
        <div>
          <WholeProfileSection />
          <FormSection title={t('profile.privacy.blocks.title')} lead={t('profile.privacy.blocks.lead')}>
            <Link to={paths.blocks}>{t('profile.privacy.blocks.open')}</Link>
          </FormSection>
          {(['public', 'client'] as const).map((viewer) => (
            <FlagSection
              key={viewer}
              title={t(`profile.privacy.flags.${viewer}.title`)}
              lead={t(`profile.privacy.flags.${viewer}.lead`)}
              flags={flagsFor(viewer)}
              stored={{ ...profile }}
            />
          ))}
          <FixedItems profile={{ isAgreedPostForClient: true }} />
          <PublicPages profile={profile} />
        </div>
        {!isNarrow && live}
      </div>
    </EditForm>
  );
}

/**
 * The screen /user/privacy with all settings that decide who sees what of the talent's profile (公開範囲), and
 * beside them what organizations would see.
 */
export function PrivacyScreen() {
  const { t } = useTranslation();
  const sub = useSignedIn()?.sub ?? '';
  const { profile, record, error, refetch, save, read } = usePrivacyRecord(sub);
  return (
    <div className={styles.screen}>
      <PageHead title={t('profile.privacy.title')} state={t('profile.privacy.lead')} />
      {error && !record && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !record && <Skeleton shape="form" count={6} />}
      {profile && record && <PrivacyForm key={sub} {...{ profile, record, save, read }} />}
    </div>
  );
}
