import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Stack } from '../../../components/layout/Stack';
import { Grid } from '../../../components/layout/Grid';
import { Crest } from '../../../components/avatars/Crest';
import { Chip } from '../../../components/chips/Chip';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { formatDate } from '../../../lib/format/formatDate';
import { paths } from '../../../lib/paths';
import styles from '../Mypage.module.css';
import type { MypageUser } from '../MypageUser';

/** The tab with the employee benefits that the talent has used or requested, the newest on top. */
export function BenefitsTab({ user }: { user: MypageUser }) {
  const { t } = useTranslation();
  const uses = [...(user.usedEmployeeBenefits?.items ?? [])].sort((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  );
  if (uses.length === 0)
    return (
      <EmptyState illustration="calm" action={<Link to={paths.benefits}>{t('mypage.findBenefits')}</Link>}>
        {t('mypage.none.benefits')}
      </EmptyState>
    );
  return (
    <Grid as="ul" gap={16}>
      {uses.map(({ id, status, createdAt, employeeBenefitID, employeeBenefit }) => (
        <li key={id}>
          <article className={styles.card}>
            <Stack className={styles.spread} gap={[8, 16]} wrap align="start" justify="space-between">
              <div>
                <h3 lang="ja">
                  <Link to={paths.benefitDetail(employeeBenefitID ?? '')}>{employeeBenefit?.title}</Link>
                </h3>
                <Stack as="p" gap={[4, 12]} wrap align="center">
                  {employeeBenefit?.organization && (
                    <>
                      <Crest
                        name={employeeBenefit.organization.name}
                        image={employeeBenefit.organization.icon}
                        size={20}
                      />
                      <span lang="ja">{employeeBenefit.organization.name}</span>
                    </>
                  )}
                  <span className={styles.quiet}>{formatDate(createdAt)}</span>
                </Stack>
              </div>
              {status && (
                <Chip tone={status === 'USED' ? 'done' : 'plain'}>{t(`benefits.status.${status}`)}</Chip>
              )}
            </Stack>
          </article>
        </li>
      ))}
    </Grid>
  );
}
