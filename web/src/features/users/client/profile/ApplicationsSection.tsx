import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Grid } from '../../../../components/layout/Grid';
import { Stack } from '../../../../components/layout/Stack';
import { ApplicationMini } from '../../../../entities/application/ApplicationMini';
import { paths } from '../../../../lib/paths';
import type { TalentApplication } from '../useAppliedTalents';
import styles from './ClientUser.module.css';

/** The applications of a talent to the organization's jobs. Each leads to its page. */
export function ApplicationsSection({ applications }: { applications: readonly TalentApplication[] }) {
  const { t } = useTranslation();
  if (applications.length === 0) return null;
  return (
    <Grid as="section" className={styles.section} gap={12}>
      <h2>{t('clientTalent.applications')}</h2>
      <Grid as="ul" gap={12}>
        {applications.map(({ id, type, history, conversationId, openJobID, openJob }) => (
          <li key={id}>
            <Stack gap={[4, 16]} wrap align="center">
              <Link
                to={
                  conversationId
                    ? paths.clientConversation(conversationId)
                    : paths.clientBoard(openJobID ?? '')
                }
                lang="ja"
              >
                {openJob?.title}
              </Link>
              {type && <ApplicationMini type={type} history={history} />}
            </Stack>
          </li>
        ))}
      </Grid>
    </Grid>
  );
}
