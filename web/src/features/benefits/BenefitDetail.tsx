import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router-dom';
import { Chip } from '../../components/chips/Chip';
import { Crest } from '../../components/avatars/Crest';
import { Skeleton } from '../../components/feedback/Skeleton';
import { LoadFailed } from '../../components/feedback/LoadFailed';
import { BenefitDetailDocument } from '../../generated/benefits';
import { paths } from '../../lib/paths';
import { useTitle } from '../../lib/route/useTitle';
import { BenefitCover } from './BenefitCover';
import styles from './Benefits.module.css';
import { UseBenefit } from './UseBenefit';

/**
 * The screen /employee-benefits/detail/{id} with one employee benefit. Shows the not-found page if the API
 * does not return the benefit.
 */
export function BenefitDetail() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(BenefitDetailDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const benefit = data?.getEmployeeBenefit;
  useTitle(benefit?.title);
  if (error && !benefit) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="article" count={2} />;
  if (!benefit) return <Navigate to={paths.notFound} replace />;
  const { title, organization, tags, useProcesses } = benefit;
  return (
    <article className={styles.detail}>
      <Link to={paths.benefits}>{t('benefits.back')}</Link>
      <div className={styles.wide}>
        <BenefitCover benefit={benefit} />
      </div>
      <p className={styles.chips}>
        {tags?.map((tag) => (
          <Chip key={tag.id}>{tag.name}</Chip>
        ))}
      </p>
      <h1>{title}</h1>
      {organization && (
        <p className={styles.organization}>
          <Crest name={organization.name} image={organization.icon} size={24} /> {organization.name}
        </p>
      )}
      {useProcesses && useProcesses.length > 0 && (
        <section>
          <h2>{t('benefits.steps')}</h2>
          <ol>
            {useProcesses.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      <UseBenefit benefit={benefit} onUsed={async () => void (await refetch())} />
    </article>
  );
}
