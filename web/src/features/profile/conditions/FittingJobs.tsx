import { useQuery } from '@apollo/client/react';
import { Form } from 'antd';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buildHopeSearch, type Hopes } from '../../../entities/job/search/buildHopeSearch';
import { buildJobFilter } from '../../../entities/job/search/buildJobFilter';
import { buildResultUrl } from '../../../entities/job/search/buildResultUrl';
import { CountFittingJobsDocument } from '../../../generated/editConditions';
import type { Catalogue } from '../../../lib/catalogue/useCatalogue';
import { delays } from '../../../lib/settings/delays';
import type { ConditionValues } from './ConditionValues';
import styles from './FittingJobs.module.css';

interface FittingJobsProps {
  catalogue: Catalogue | null;
  /** The work preferences at the time when the form was opened. */
  initial: Hopes;
}

/**
 * Shows how many public jobs fit the entered work preferences, counted shortly after each change, and links
 * to these jobs in a new tab.
 */
export function FittingJobs({ catalogue, initial }: FittingJobsProps) {
  const { t } = useTranslation();
  const entered = Form.useWatch<ConditionValues | undefined>([], Form.useFormInstance());
  const occupations = (catalogue?.occupations ?? []).map(({ id }) => id);
  const search = buildHopeSearch({ ...initial, ...entered }, occupations);
  const url = buildResultUrl(search);
  const [asked, setAsked] = useState({ url, search });
  const filter = useMemo(() => buildJobFilter(asked.search), [asked]);
  const { data, error, loading } = useQuery(CountFittingJobsDocument, { variables: { filter } });
  const ask = useEffectEvent(() => setAsked({ url, search }));
  useEffect(() => {
    if (url === asked.url) return;
    // The URL contains the whole search, so that the timer starts again with each change.
    const timer = setTimeout(() => ask(), delays.fittingJobs);
    return () => clearTimeout(timer);
  }, [url, asked.url]);
  const isCurrent = url === asked.url && !loading;
  return (
    <div role="status" className={styles.count} data-current={isCurrent}>
      {error ? (
        t('profile.conditions.countFailed')
      ) : (
        <Link to={url} target="_blank">
          {t('profile.conditions.fittingJobs', { n: isCurrent && data ? data.searchOpenJobs.total : '…' })}
        </Link>
      )}
    </div>
  );
}
