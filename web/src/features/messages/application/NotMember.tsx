import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Banner } from '../../../components/feedback/Banner';
import { ButtonLink } from '../../../components/buttons/ButtonLink';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { getApplicantName } from '../../../entities/application/getApplicantName';
import { ColleaguesApplicationDocument } from '../../../generated/thread';
import { paths } from '../../../lib/paths';
import { useTitle } from '../../../lib/route/useTitle';
import styles from './Application.module.css';
import { ApplicationPanel } from './ApplicationPanel';

/**
 * What a member of an organization sees of a conversation in which they take no part: the application that it is about,
 * if the link names it and they work for its job. The messages stay with those who take part.
 */
export function NotMember({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const id = params.get('application') ?? '';
  const { data, error, refetch } = useQuery(ColleaguesApplicationDocument, {
    variables: { id },
    skip: !id,
    fetchPolicy: 'no-cache',
  });
  const application = data?.getUserApplies;
  const name = application ? getApplicantName(application) : '';
  useTitle(name || undefined);
  if (id && error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (id && !data) return <Skeleton shape="card" count={3} />;
  if (application?.conversationId !== conversationId)
    return (
      <EmptyState
        illustration="calm"
        action={<ButtonLink to={paths.clientProgress}>{t('messages.client.toProgress')}</ButtonLink>}
      >
        {t('messages.client.notMember')}
      </EmptyState>
    );
  return (
    <section className={styles.colleague} aria-label={t('relation.panel')}>
      <h1 lang="ja">{name}</h1>
      <p lang="ja">{application.openJob?.title}</p>
      <Banner>{t('messages.client.notMember')}</Banner>
      <ApplicationPanel
        {...{ application, conversationId }}
        lines={[]}
        viewer="organization"
        onChanged={() => void refetch()}
      />
    </section>
  );
}
