import { useTranslation } from 'react-i18next';
import { Grid } from '../../../components/layout/Grid';
import { Stack } from '../../../components/layout/Stack';
import { ThreadMark } from '../../../components/thread/ThreadMark';
import { SharedTo } from '../../../entities/profile/SharedTo';
import type { ShownProfileFragment } from '../../../generated/ownProfile';
import { paths } from '../../../lib/paths';
import { AchievementFacts } from '../career/AchievementFacts';
import { FileButton } from '../../../entities/file/FileButton';
import { HistoryFacts } from '../career/HistoryFacts';
import { newestFirst } from '../career/newestFirst';
import { QualificationFacts } from '../career/QualificationFacts';
import { Section } from '../career/Section';
import { EditLink } from './EditLink';
import { EmptyNote } from './EmptyNote';
import styles from './ProfileScreen.module.css';

/** The part of a profile with work histories, schools, qualifications and CVs. */
export function CareerItems({ profile }: { profile: ShownProfileFragment }) {
  const { t } = useTranslation();
  const ordered = [...(profile.workHistories?.items ?? [])].sort(newestFirst);
  const groups = [
    ['work', ordered.filter(({ historyType }) => historyType !== 'EDUCATION')],
    ['school', ordered.filter(({ historyType }) => historyType === 'EDUCATION')],
  ] as const;
  const qualifications = profile.qualifications?.items ?? [];
  const resumes = profile.resumes?.items ?? [];
  const edit = (of: string) => <EditLink to={paths.editHistories} of={of} />;
  return (
    <>
      {groups.map(([group, histories]) => (
        <Section
          key={group}
          title={t(`histories.${group}.title`)}
          aside={histories.length > 0 && <SharedTo field="workHistories" profile={{ ...profile }} />}
          action={edit(t(`histories.${group}.title`))}
        >
          {histories.length === 0 && <EmptyNote of={group} />}
          <ul className={styles.timeline}>
            {histories.map((history) => (
              <li key={history.id}>
                <ThreadMark state="reached" />
                <div>
                  <HistoryFacts history={history} profile={{ ...profile }} />
                  {history.achievements?.items.map((achievement) => (
                    <div key={achievement.id} className={styles.achievement}>
                      <AchievementFacts achievement={achievement} />
                    </div>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Section
        title={t('histories.qualification.title')}
        aside={<SharedTo field="qualifications" profile={{ ...profile }} />}
        action={edit(t('histories.qualification.title'))}
      >
        {qualifications.length === 0 && <EmptyNote of="qualifications" />}
        <Grid as="ul" className={styles.records}>
          {qualifications.map((qualification) => (
            <li key={qualification.id}>
              <QualificationFacts qualification={qualification} />
            </li>
          ))}
        </Grid>
      </Section>
      <Section
        title={t('histories.resume.title')}
        aside={<SharedTo field="resumes" profile={{ ...profile }} />}
        action={edit(t('histories.resume.title'))}
      >
        {resumes.length === 0 && <EmptyNote of="resumes" />}
        <Grid as="ul" className={styles.records}>
          {resumes.map(({ id, filename }) => (
            <Stack as="li" key={id} gap={8} wrap align="center">
              <span>{filename}</span>
              <FileButton type="USER_RESUME" id={id} field="file" filename={filename ?? ''} />
            </Stack>
          ))}
        </Grid>
      </Section>
    </>
  );
}
