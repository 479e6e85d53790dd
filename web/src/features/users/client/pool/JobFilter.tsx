import { Select } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyJobs } from '../useLazyJobs';

interface JobFilterProps {
  organizationId: string;
  chosen: string | null;
  onChange: (id: string | null) => void;
}

/** A choice of one of the organization's public jobs. They are loaded when it is opened, or when one is chosen already. */
export function JobFilter({ organizationId, chosen, onChange }: JobFilterProps) {
  const { t } = useTranslation();
  const { jobs, isLoading, load } = useLazyJobs(organizationId);
  const hasChosen = chosen !== null;
  const start = useEffectEvent(load);
  useEffect(() => {
    if (hasChosen) start();
  }, [hasChosen]);
  const isUnknown = jobs && hasChosen && !jobs.some(({ id }) => id === chosen);
  const options = (jobs ?? []).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Select
      aria-label={t('pool.job')}
      style={{ width: 'min(100%, 360px)' }}
      allowClear
      loading={isLoading}
      placeholder={t('pool.anyJob')}
      value={jobs ? chosen : null}
      options={isUnknown ? [...options, { value: chosen, label: t('pool.unknownJob') }] : options}
      onOpenChange={(isOpen) => {
        if (isOpen && !jobs) load();
      }}
      onChange={(id: string | undefined) => onChange(id ?? null)}
    />
  );
}
