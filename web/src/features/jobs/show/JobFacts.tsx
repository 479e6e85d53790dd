import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { contractKindOf } from '../../../../../model/contractKindOf';
import { postingItems } from '../../../../../model/postings/postingItems';
import { DescriptionList } from '../../../components/description-list/DescriptionList';
import { formatPlace } from '../../../entities/job/formatPlace';
import { formatSalary } from '../../../components/conditions/formatSalary';
import { formatWorkload } from '../../../components/conditions/formatWorkload';
import type { TermType } from '../../../generated/schema';
import { formatDate } from '../../../lib/format/formatDate';
import { paths } from '../../../lib/paths';
import type { ShownJob } from './ShownJob';
import styles from './JobFacts.module.css';

export function JobFacts({ job }: { job: ShownJob }) {
  const { t, i18n } = useTranslation();
  return (
    <section>
      <h2 className={styles.heading}>{t('jobs.show.facts')}</h2>
      <DescriptionList
        paired
        items={[
          [t('jobs.show.salary'), <strong key="salary">{formatSalary(job, t, i18n.language)}</strong>],
          [t('jobs.show.workType'), <WorkType key="workType" job={job} />],
          [t('jobs.show.workload'), formatWorkload(job, t)],
          [t('jobs.show.place'), <Place key="place" job={job} />],
          [t('jobs.show.category'), job.job?.name],
          ...listItems(job, t),
          ...listContacts(job, t),
          [t('jobs.show.consultant'), job.consultantName],
          [t('jobs.show.publishedAt'), formatDate(job.publishedAt)],
        ]}
      />
    </section>
  );
}

/** The type of work, with the legal form where the type leaves it open. */
function WorkType({ job }: { job: ShownJob }) {
  const { t } = useTranslation();
  if (!job.workType) return null;
  const kind = contractKindOf({ workType: job.workType }) ? null : contractKindOf(job);
  const type = t(`common.workType.${job.workType}`);
  return kind ? t('jobs.show.typeOf', { type, kind: t(`common.contractKind.${kind}`) }) : type;
}

type Row = [name: string, value: ReactNode];

/** The conditions that the posting states for its kind of contract. */
function listItems(job: ShownJob, t: TFunction): Row[] {
  const kind = contractKindOf(job);
  return postingItems
    .filter((item) => item.kind === kind && (item.needed !== 'fixedTerm' || job.termType === 'FIXED'))
    .map(({ field }) => {
      const value = job[field];
      const text = field === 'termType' ? value && t(`common.termType.${value as TermType}`) : value;
      return [t(`common.jobItem.${field}`), text && <Text key={field} of={text} />];
    });
}

/** Where the organization is and how to reach it; Enishi for an organization that is hidden or not registered. */
function listContacts(job: ShownJob, t: TFunction): Row[] {
  const { address, contact } = job.organization ?? {};
  if (!address && !contact) {
    const link = <Link to={paths.contact({ job: job.id })}>{t('jobs.show.contactOfEnishi')}</Link>;
    return [[t('jobs.show.contact'), link]];
  }
  return [
    [t('jobs.show.address'), address && <Text of={address} />],
    [t('jobs.show.contact'), contact && <Text of={contact} />],
  ];
}

function Text({ of }: { of: string }) {
  return (
    <div lang="ja" className={styles.text}>
      {of}
    </div>
  );
}

function Place({ job }: { job: ShownJob }) {
  const { t } = useTranslation();
  return (
    <>
      {formatPlace(job, t)}
      {job.baseLocationDetail && <div className={styles.detail}>{job.baseLocationDetail}</div>}
    </>
  );
}
