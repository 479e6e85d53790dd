import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Grid } from '../../../../components/layout/Grid';
import { Stack } from '../../../../components/layout/Stack';
import { ScoutFacts } from '../../../../entities/scouting/ScoutFacts';
import { ScoutStateChip } from '../../../../entities/scouting/ScoutStateChip';
import { scoutState } from '../../../../entities/scouting/scoutState';
import type { InvolvementRowFragment } from '../../../../generated/involvement';
import { paths } from '../../../../lib/paths';
import styles from './ClientUser.module.css';

/** For which of the organization's jobs a talent is scouted or recommended, and how far each scout has come. */
export function ScoutsSection({ involvements }: { involvements: readonly InvolvementRowFragment[] }) {
  const { t } = useTranslation();
  if (involvements.length === 0) return null;
  return (
    <Grid as="section" className={styles.section} gap={12}>
      <h2>{t('scouting.ofTalent')}</h2>
      <Grid as="ul" gap={12}>
        {involvements.map((involvement) => {
          const { id, conversationId, openJobID, openJob } = involvement;
          const page = conversationId
            ? paths.clientConversation(conversationId)
            : paths.clientScouts(openJobID ?? '');
          return (
            <li key={id}>
              <Stack gap={[4, 16]} wrap align="center">
                <Link to={page} lang="ja">
                  {openJob?.title}
                </Link>
                <ScoutStateChip state={scoutState(involvement)} />
                <ScoutFacts involvement={involvement} />
              </Stack>
            </li>
          );
        })}
      </Grid>
    </Grid>
  );
}
