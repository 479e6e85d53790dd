import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { japanDay } from '../../../../../model/japanDay';
import { Stack } from '../../../components/layout/Stack';
import { formatDate } from '../../../lib/format/formatDate';
import styles from './AdminHome.module.css';
import type { TaskKind } from './taskKinds';
import type { Tasks } from './Tasks';

interface TaskListProps {
  kind: TaskKind;
  tasks: Tasks;
}

/** Returns whether a day of Japan is over. */
const isOver = (day: string) => japanDay(new Date()) > day;

/**
 * A list of a few tasks of one kind that wait for administrators, with the number of all tasks of the kind
 * and a link to the complete list.
 */
export function TaskList({ kind, tasks: { to, tasks, count, isMore } }: TaskListProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.list} aria-labelledby={`tasks-${kind}`}>
      <Stack className={styles.head} gap={12} align="baseline" justify="space-between">
        <h2 id={`tasks-${kind}`}>{t(`adminHome.${kind}.title`)}</h2>
        <span className={styles.count}>
          {t(isMore ? 'adminHome.countOrMore' : 'adminHome.count', { n: count })}
        </span>
      </Stack>
      {tasks.length === 0 ? (
        <p className={styles.none}>{t(`adminHome.${kind}.none`)}</p>
      ) : (
        <ul>
          {tasks.map((task) => (
            <li key={task.id}>
              <Link to={task.to} lang="ja">
                {task.name ?? t('adminHome.nameless')}
              </Link>
              <span className={styles.note}>
                <span lang="ja">{task.note}</span>
                {task.dueOn &&
                  t(isOver(task.dueOn) ? 'adminHome.late' : 'adminHome.dueOn', {
                    day: formatDate(task.dueOn),
                  })}
              </span>
              <time dateTime={task.at}>{formatDate(task.at)}</time>
            </li>
          ))}
        </ul>
      )}
      <Link to={to} className={styles.all}>
        {t(`adminHome.${kind}.all`)}
      </Link>
    </section>
  );
}
