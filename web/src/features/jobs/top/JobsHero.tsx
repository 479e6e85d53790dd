import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ActionButton } from '../../../components/buttons/ActionButton';
import type { Catalogue } from '../../../lib/catalogue/useCatalogue';
import { emptyJobSearch } from '../../../entities/job/search/emptyJobSearch';
import { buildResultUrl } from '../../../entities/job/search/buildResultUrl';
import { SuggestedInput } from '../suggest/SuggestedInput';
import styles from './JobsHero.module.css';
import { PlainSelect } from './PlainSelect';

const DAYS = [1, 2, 3, 4, 5];

interface JobsHeroProps {
  catalogue: Catalogue | null;
  total?: number;
}

export function JobsHero({ catalogue, total }: JobsHeroProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search, setSearch] = useState(emptyJobSearch);
  const change = (part: Partial<typeof search>) => setSearch({ ...search, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(buildResultUrl(search));
  };
  return (
    <header className={styles.hero}>
      <h1>{t('jobs.top.heading')}</h1>
      <p>{total === undefined ? '　' : t('jobs.top.lead', { n: total })}</p>
      <form className={styles.form} role="search" onSubmit={submit}>
        <div className={styles.keyword}>
          <label htmlFor="keyword">
            <span>{t('jobs.top.keyword')}</span>
          </label>
          <SuggestedInput
            id="keyword"
            value={search.keyword}
            onChange={({ target }) => change({ keyword: target.value })}
            search={search}
            onChoose={(next) => void navigate(buildResultUrl(next))}
          />
        </div>
        <PlainSelect
          label={t('jobs.top.job')}
          any={t('jobs.top.anyJob')}
          options={(catalogue?.occupations ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={search.occupations[0] ?? ''}
          onChange={(id) => change({ occupations: id ? [id] : [] })}
        />
        <PlainSelect
          label={t('jobs.top.prefecture')}
          any={t('jobs.top.anyPrefecture')}
          options={(catalogue?.prefectures ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={search.prefectures[0] ?? ''}
          onChange={(id) => change({ prefectures: id ? [id] : [] })}
        />
        <PlainSelect
          label={t('jobs.top.days')}
          any={t('jobs.top.anyDays')}
          options={DAYS.map((n) => ({ value: String(n), label: t('jobs.top.daysUpTo', { n }) }))}
          value={search.days ? String(search.days.to) : ''}
          onChange={(days) => change({ days: days ? { from: 1, to: Number(days) } : null })}
        />
        <label className={styles.remote}>
          <input
            type="checkbox"
            checked={search.locations.length > 0}
            onChange={({ target }) => change({ locations: target.checked ? ['HYBRID', 'REMOTE'] : [] })}
          />
          {t('jobs.top.remote')}
        </label>
        <ActionButton type="submit" look="primary" size="large">
          {t('jobs.top.search')}
        </ActionButton>
      </form>
    </header>
  );
}
