import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/buttons/Button';
import type { Catalogue } from '../../../lib/catalogue/useCatalogue';
import { emptyJobSearch } from '../../../entities/job/search/emptyJobSearch';
import { buildResultUrl } from '../../../entities/job/search/buildResultUrl';
import { paths } from '../../../lib/paths';
import { SuggestedInput } from '../suggest/SuggestedInput';
import styles from './JobsHero.module.css';

interface PlainSelectProps {
  /** The name of the condition in the URL, for browsers that run no script. */
  name: string;
  label: string;
  /** The label of the first option, which means that nothing is chosen. */
  any: string;
  options: { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A native select element. It is familiar on phones and needs no additional script. */
const PlainSelect = ({ name, label, any, options, value, onChange }: PlainSelectProps) => (
  <label className={styles.select}>
    <span>{label}</span>
    <select name={name} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);

const DAYS = [1, 2, 3, 4, 5];

interface JobsHeroProps {
  catalogue: Catalogue | null;
  total?: number;
}

/**
 * The head of the screen /jobs with its search form. On phones, the form shows only the keyword at first, so that the
 * first jobs are near.
 */
export function JobsHero({ catalogue, total }: JobsHeroProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState(emptyJobSearch);
  const change = (part: Partial<typeof search>) => setSearch({ ...search, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(buildResultUrl(search));
  };
  const { occupations, prefectures, days, locations } = search;
  const active = [occupations[0], prefectures[0], days, locations[0]].filter(Boolean).length;
  return (
    <header className={styles.hero}>
      <h1>{t('jobs.top.heading')}</h1>
      <p>{total === undefined ? '　' : t('jobs.top.lead', { n: total })}</p>
      <form className={styles.form} role="search" action={paths.jobsResult} onSubmit={submit}>
        <div className={styles.keyword}>
          <label htmlFor="keyword">
            <span>{t('jobs.top.keyword')}</span>
          </label>
          <SuggestedInput
            id="keyword"
            name="q"
            value={search.keyword}
            onChange={({ target }) => change({ keyword: target.value })}
            search={search}
            onChoose={(next) => void navigate(buildResultUrl(next))}
          />
        </div>
        <Button
          look="bare"

          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('jobs.top.more')}
          {active > 0 && <span data-count>{active}</span>}
        </Button>
        {/* On wide windows the style sheet shows it always. */}
        <div className={styles.fields} hidden={!isOpen}>
          <PlainSelect
            name="job"
            label={t('jobs.top.job')}
            any={t('jobs.top.anyJob')}
            options={(catalogue?.occupations ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={search.occupations[0] ?? ''}
            onChange={(id) => change({ occupations: id ? [id] : [] })}
          />
          <PlainSelect
            name="pref"
            label={t('jobs.top.prefecture')}
            any={t('jobs.top.anyPrefecture')}
            options={(catalogue?.prefectures ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={search.prefectures[0] ?? ''}
            onChange={(id) => change({ prefectures: id ? [id] : [] })}
          />
          <PlainSelect
            name="days"
            label={t('jobs.top.days')}
            any={t('jobs.top.anyDays')}
            options={DAYS.map((n) => ({ value: `1-${n}`, label: t('jobs.top.daysUpTo', { n }) }))}
            value={search.days ? `1-${search.days.to}` : ''}
            onChange={(to) => change({ days: to ? { from: 1, to: Number(to.slice(2)) } : null })}
          />
          <label className={styles.remote}>
            <input
              type="checkbox"
              name="place"
              value="HYBRID,REMOTE"
              checked={search.locations.length > 0}
              onChange={({ target }) => change({ locations: target.checked ? ['HYBRID', 'REMOTE'] : [] })}
            />
            {t('jobs.top.remote')}
          </label>
        </div>
        <Button type="submit" look="primary" size="large">
          {t('jobs.top.search')}
        </Button>
      </form>
    </header>
  );
}
