import { useTranslation } from 'react-i18next';
import { Grid } from '../../../../components/layout/Grid';
import type { ClientProfileFragment } from '../../../../generated/clientProfile';
import { usePeriod } from '../../../../lib/format/usePeriod';
import styles from './ClientUser.module.css';
import { FileRow } from './FileRow';

type History = NonNullable<ClientProfileFragment['workHistories']>['items'][number];

type Uploads = NonNullable<
  NonNullable<NonNullable<History['achievements']>['items'][number]['uploads']>['items']
>;

/** The files of an achievement. Their names are null for an organization that is not in contact with the talent. */
function AchievementFiles({ uploads }: { uploads: Uploads }) {
  const named = uploads.flatMap(({ id, filename }) => (filename ? [{ id, filename }] : []));
  if (named.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {named.map((file) => (
        <FileRow key={file.id} type="WORK_HISTORY_ACHIEVEMENT_RESUME" {...file} />
      ))}
    </ul>
  );
}

function HistoryEntry({ history }: { history: History }) {
  const { t } = useTranslation();
  const period = usePeriod(history);
  return (
    <li className={styles.history}>
      <h3 lang="ja">{[history.organizationName, history.position].filter(Boolean).join(t('common.join'))}</h3>
      <small>{period}</small>
      {history.description && <p lang="ja">{history.description}</p>}
      {(history.achievements?.items ?? []).map(({ id, projectName, role, description, uploads }) => (
        <div key={id} lang="ja">
          <h4>{[projectName, role].filter(Boolean).join(t('common.join'))}</h4>
          {description && <p>{description}</p>}
          <AchievementFiles uploads={uploads?.items ?? []} />
        </div>
      ))}
    </li>
  );
}

/** The career of a talent, the latest start first, with the achievements. Empty if the talent does not share it. */
export function CareerSection({ talent }: { talent: ClientProfileFragment }) {
  const { t } = useTranslation();
  const histories = [...(talent.workHistories?.items ?? [])].sort((a, b) =>
    (b.startDate ?? '').localeCompare(a.startDate ?? ''),
  );
  if (histories.length === 0) return null;
  return (
    <Grid as="section" className={styles.section} gap={12}>
      <h2>{t('clientTalent.career')}</h2>
      <Grid as="ul" gap={16}>
        {histories.map((history) => (
          <HistoryEntry key={history.id} history={history} />
        ))}
      </Grid>
    </Grid>
  );
}
