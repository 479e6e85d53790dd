import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, Link } from 'react-router-dom';
import { Grid } from '../../components/layout/Grid';
import { EmptyState } from '../../components/feedback/EmptyState';
import { LoadFailed } from '../../components/feedback/LoadFailed';
import { Skeleton } from '../../components/feedback/Skeleton';
import { PageHead } from '../../components/page/PageHead';
import { ButtonLink } from '../../components/buttons/ButtonLink';
import { ProfessionalItemDocument, type ProfessionalCardFragment } from '../../generated/professionalItem';
import { paths } from '../../lib/paths';
import { useTitle } from '../../lib/route/useTitle';
import styles from './Professionals.module.css';
import { GeneratedAvatar } from '../../components/avatars/GeneratedAvatar';

/** A card with what everybody may see of a professional. It links to the portfolio if there is one. */
function ProfessionalCard({ user }: { user: ProfessionalCardFragment }) {
  const { t } = useTranslation();
  const { displayName, nameInitial, profileIcon, description, portfolioPath } = user;
  const name = displayName ?? nameInitial ?? t('professionals.nameless');
  return (
    <article className={styles.card}>
      <div className={styles.person}>
        <GeneratedAvatar name={name} image={profileIcon} size={48} />
        <div className={styles.words}>
          <h3 className={styles.name}>
            {portfolioPath ? <Link to={paths.portfolio(portfolioPath)}>{name}</Link> : name}
          </h3>
          {description && <p className={styles.excerpt}>{description}</p>}
        </div>
      </div>
    </article>
  );
}

/**
 * The screen /professionals/categories/skills/{id} with one service and the professionals who offer it. Shows
 * the not-found page for an unknown id.
 */
export function ItemScreen() {
  const { t } = useTranslation();
  const { professionalItemId: id = '' } = useParams();
  const { data, error, refetch } = useQuery(ProfessionalItemDocument, { variables: { id } });
  const item = data?.getProfessionalItem;
  useTitle(item?.name);
  if (error && !item) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="article" count={3} />;
  if (!item) return <Navigate to={paths.notFound} replace />;
  const users = item.users ?? [];
  const subject = t('professionals.subject', { name: item.name });
  return (
    <Grid gap={24}>
      {item.category && <p className={styles.category}>{item.category}</p>}
      <PageHead
        title={item.name}
        state={item.lead}
        action={<ButtonLink to={paths.contact({ about: subject })}>{t('professionals.consult')}</ButtonLink>}
      />
      <Grid as="section" className={styles.section} gap={12} aria-labelledby="professionals">
        <h2 id="professionals">{t('professionals.people')}</h2>
        {users.length === 0 && (
          <EmptyState
            illustration="calm"
            action={<ButtonLink to={paths.professionals}>{t('professionals.all')}</ButtonLink>}
          >
            {t('professionals.nobody')}
          </EmptyState>
        )}
        <Grid as="ul" gap={16} min={280}>
          {users.map((user) => (
            <li key={user.id}>
              <ProfessionalCard user={user} />
            </li>
          ))}
        </Grid>
      </Grid>
    </Grid>
  );
}
