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
import { type PrivacyQuery, PrivacyDocument, SavePrivacyDocument } from '../../../generated/privacy';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { paths } from '../../../lib/paths';
import { useIsNarrow } from '../../../lib/useIsNarrow';
import { FixedItems } from './FixedItems';
import { FlagSection } from './FlagSection';
import { LiveView } from './LiveView';
import styles from './PrivacyScreen.module.css';
import { type PrivacyValues, toPrivacyRecord } from './PrivacyValues';
import { WholeProfileSection } from './WholeProfileSection';
import { Form } from 'antd';
import { Stack } from '../../../components/layout/Stack';
import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';

/**
 * Returns the profile and the values of the form for its settings of visibility (公開範囲), with two functions:
 * one reads the values again from the server, the other saves them.
 */
function usePrivacyRecord(sub: string) {
  const client = useApolloClient();
  const variables = { sub };
  const { data, error, refetch } = useQuery(PrivacyDocument, { variables, fetchPolicy: 'network-only' });
  const [mutate] = useMutation(SavePrivacyDocument);
  const profile = data?.getUser;
  const record = useMemo(() => profile && toPrivacyRecord(profile), [profile]);
  const read = async () => {
    const query = { query: PrivacyDocument, variables, fetchPolicy: 'network-only' } as const;
    const { data: latest } = await client.query(query);
    if (!latest?.getUser) throw new Error('The profile does not exist.');
    return toPrivacyRecord(latest.getUser);
  };
  const save = async (changed: Partial<PrivacyValues>, version: number | undefined) => {
    const { data: saved } = await mutate({ variables: { input: { sub, ...changed }, version } });
    if (!saved?.updateUser) throw new Error('The profile was not returned.');
    return toPrivacyRecord(saved.updateUser);
  };
  return { profile, record, error, refetch, read, save };
}

/** Says on which public pages the profile is shown with the entered settings, and links to these pages. */
function PublicPages({ profile }: { profile: NonNullable<PrivacyQuery['getUser']> }) {
  const { t } = useTranslation();
  const isPrivate = Form.useWatch<boolean>('isPrivate', Form.useFormInstance()) === true;
  const { portfolioPath, userWpWorkerId } = profile;
  const page = isPrivate ? 'hidden' : userWpWorkerId ? 'both' : 'portfolio';
  return (
    <FormSection title={t('profile.privacy.pages.title')} lead={t(`profile.privacy.pages.${page}`)}>
      <Stack gap={[4, 24]} wrap>
        {portfolioPath && !isPrivate && (
          <Link to={paths.portfolio(portfolioPath)}>{t('profile.privacy.pages.open')}</Link>
        )}
        <Link to={paths.portfolioEditor}>{t('profile.privacy.pages.edit')}</Link>
        <Link to={paths.preview}>{t('profile.privacy.pages.preview')}</Link>
      </Stack>
    </FormSection>
  );
}

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
