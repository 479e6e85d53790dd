import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/buttons/Button';
import type { CareerAchievementFragment, CareerHistoryFragment } from '../../../../generated/career';
import { DeleteAchievementDocument } from '../../../../generated/editAchievements';
import { DeleteHistoryDocument } from '../../../../generated/editHistories';
import { AchievementFacts } from '../../career/AchievementFacts';
import { HistoryFacts } from '../../career/HistoryFacts';
import type { Career, ReadCareer } from '../useCareer';
import { useDelete } from '../useDelete';
import type { Editing } from '../useEditing';
import { useSend } from '../useSend';
import styles from './List.module.css';
import { RecordActions } from './RecordActions';

interface HistoryCardProps {
  history: CareerHistoryFragment;
  profile: Career;
  read: ReadCareer;
  edit: (editing: Editing) => void;
}

/** A card for a work history or a school with its achievements, and with buttons to edit them. */
export function HistoryCard({ history, profile, read, edit }: HistoryCardProps) {
  const { t } = useTranslation();
  const send = useSend();
  const remove = useDelete(read);
  const name = history.organizationName ?? t('histories.noOrganization');
  const achievements = history.achievements?.items ?? [];
  const removeHistory = () => {
    const lost = [achievements.length, countLinks(achievements), countFiles(achievements)];
    const [n, links, files] = lost;
    const content = n ? t('histories.delete.history', { n, links, files }) : t('histories.delete.plain');
    return remove({ name, content, run: () => send(DeleteHistoryDocument, { id: history.id }) });
  };
  const removeAchievement = (achievement: CareerAchievementFragment) => {
    const [links, files] = [countLinks([achievement]), countFiles([achievement])];
    const isAlone = links + files === 0;
    const content = isAlone
      ? t('histories.delete.plain')
      : t('histories.delete.achievement', { links, files });
    const run = () => send(DeleteAchievementDocument, { id: achievement.id });
    return remove({ name: achievement.projectName, content, run });
  };
  return (
    <li className={styles.card}>
      <HistoryFacts history={history} profile={profile} />
      <RecordActions
        name={name}
        onEdit={() => edit({ kind: 'history', id: history.id })}
        onDelete={() => void removeHistory()}
      >
        <Button
          size="small"
          aria-label={t('histories.achievement.addTo', { name })}
          onClick={() => edit({ kind: 'achievement', of: history.id })}
        >
          {t('histories.achievement.add')}
        </Button>
      </RecordActions>
      {achievements.length > 0 && (
        <ul className={styles.below} aria-label={t('histories.achievement.of', { name })}>
          {achievements.map((achievement) => (
            <li key={achievement.id}>
              <AchievementFacts achievement={achievement} />
              <RecordActions
                name={achievement.projectName}
                onEdit={() => edit({ kind: 'achievement', id: achievement.id })}
                onDelete={() => void removeAchievement(achievement)}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const countLinks = (achievements: readonly CareerAchievementFragment[]) =>
  sum(achievements.map(({ links }) => links?.items.length ?? 0));

const countFiles = (achievements: readonly CareerAchievementFragment[]) =>
  sum(achievements.map(({ uploads }) => uploads?.items.length ?? 0));
