import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../components/layout/Grid';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { PageHead } from '../../../components/page/PageHead';
import { AdminHomeDocument } from '../../../generated/adminHome';
import { buildTasks } from './buildTasks';
import { FailedNotices } from './failed/FailedNotices';
import { TaskList } from './TaskList';
import { taskKinds } from './taskKinds';

/**
 * The administrators' screen /admin/home: what waits for them, a few tasks of each kind. Opening it causes one
 * call to a data source, and another one for the failed notices when they are in the window.
 */
export function AdminHomeScreen() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(AdminHomeDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const tasks = data && buildTasks(data);
  const isDone = tasks && taskKinds.every((kind) => tasks[kind].count === 0);
  return (
    <Grid gap={24}>
      <PageHead title={t('adminHome.title')} state={t(isDone ? 'adminHome.done' : 'adminHome.lead')} />
      {error && !tasks && <LoadFailed onRetry={() => void refetch()} />}
      {!error && !tasks && <Skeleton shape="card" count={4} />}
      {tasks && (
        <Grid gap={16} min={440}>
          {taskKinds.map((kind) => (
            <TaskList key={kind} kind={kind} tasks={tasks[kind]} />
          ))}
          <FailedNotices />
        </Grid>
      )}
    </Grid>
  );
}
