import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLongerThan } from '../../../../../../model/isLongerThan';
import { PoolLimits } from '../../../../../../model/limits/PoolLimits';
import { Grid } from '../../../../components/layout/Grid';
import { usePool } from '../../../../entities/pool/usePool';
import type { PoolMarkFragment } from '../../../../generated/pool';
import { useLazyJobs } from '../useLazyJobs';

/** Returns what is new in a list, and what is no longer in it. */
const compare = (before: readonly string[], after: readonly string[]) => ({
  added: after.filter((each) => !before.includes(each)),
  removed: before.filter((each) => !after.includes(each)),
});

/** The labels of a talent in the organization's pool, and the jobs for which they are kept. A change is stored at once. */
export function PoolChoices({ pool, organizationId }: { pool: PoolMarkFragment; organizationId: string }) {
  const { t } = useTranslation();
  const store = usePool(organizationId);
  const [shown, setShown] = useState(pool);
  const [isLong, setIsLong] = useState(false);
  const [labels, jobIds] = [shown.labels ?? [], shown.openJobIDs ?? []];
  const hasJobs = jobIds.length > 0;
  const { jobs, ...reading } = useLazyJobs(organizationId, hasJobs);
  const save = async (next: Partial<PoolMarkFragment>, change: Parameters<typeof store>[1]) => {
    setShown({ ...shown, ...next });
    const stored = await store(pool.userID, change);
    setShown(stored ?? shown);
  };
  const label = (typed: string[]) => {
    const wanted = typed.map((each) => each.trim()).filter((each) => each !== '');
    const next = wanted.filter((each) => !isLongerThan(each, PoolLimits.label));
    setIsLong(next.length < wanted.length);
    const { added, removed } = compare(labels, next);
    if (added.length + removed.length > 0)
      void save({ labels: next }, { addedLabels: added, removedLabels: removed });
  };
  const options = (jobs ?? []).map(({ id, title }) => ({ value: id, label: title }));
  const unknown = jobIds.filter((id) => !options.some(({ value }) => value === id));
  return (
    <Grid gap={12}>
      <label>
        {t('pool.labels')}
        <Select
          mode="tags"
          aria-label={t('pool.labels')}
          style={{ width: '100%' }}
          maxCount={PoolLimits.labels}
          open={false}
          suffixIcon={null}
          tokenSeparators={[',', '、']}
          placeholder={t('pool.addLabel')}
          value={[...labels]}
          onChange={label}
        />
        <small role={isLong ? 'alert' : undefined}>
          {t('pool.addLabelHint', { n: PoolLimits.label, most: PoolLimits.labels })}
        </small>
      </label>
      <label>
        {t('pool.jobs')}
        <Select
          mode="multiple"
          aria-label={t('pool.jobs')}
          style={{ width: '100%' }}
          maxCount={PoolLimits.jobs}
          {...reading}
          placeholder={t('pool.addJob')}
          optionFilterProp="label"
          value={jobs || !hasJobs ? [...jobIds] : []}
          options={[...options, ...unknown.map((id) => ({ value: id, label: t('pool.unknownJob') }))]}
          onChange={(next: string[]) => {
            const { added, removed } = compare(jobIds, next);
            void save({ openJobIDs: next }, { addedJobIDs: added, removedJobIDs: removed });
          }}
        />
      </label>
    </Grid>
  );
}
