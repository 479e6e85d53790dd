import { useTranslation } from 'react-i18next';
import { formatSalary } from '../../../../components/conditions/formatSalary';
import { formatWorkload } from '../../../../components/conditions/formatWorkload';
import { DescriptionList } from '../../../../components/description-list/DescriptionList';
import { formatPlace } from '../../../../entities/job/formatPlace';
import { formatDateTime } from '../../../../lib/format/formatDateTime';
import type { DetailedJob } from './DetailedJob';

const japanese = (text: string | null | undefined) => text && <span lang="ja">{text}</span>;

/** A list of the facts about a job as they are stored, including those that only administrators see. */
export function StoredFacts({ job }: { job: DetailedJob }) {
  const { t, i18n } = useTranslation();
  const at = (time: string | null) => time && formatDateTime(time);
  const occupations = (job.mainJobs?.items ?? [])
    .filter(({ isSelected }) => isSelected !== false)
    .map((row) => row.job?.name)
    .filter((name) => name !== job.job?.name);
  const field = (name: 'organizationNameForHidden' | 'skillNamesForHidden') => t(`adminJobs.field.${name}`);
  return (
    <DescriptionList
      items={[
        [t('adminJobs.column.organizationName'), japanese(job.organizationName)],
        [
          field('organizationNameForHidden'),
          job.isHideOrganizationName && japanese(job.organizationNameForHidden),
        ],
        [t('adminJobs.field.hidingReason'), job.isHideOrganizationName && japanese(job.hidingReason)],
        [t('adminJobs.field.consultantName'), japanese(job.consultantName)],
        [t('adminJobs.field.openJobJobId'), japanese(job.job?.name)],
        [t('adminJobs.field.occupations'), japanese(occupations.join(t('common.join')))],
        [t('adminJobs.field.workType'), job.workType && t(`common.workType.${job.workType}`)],
        [t('adminJobs.workload'), formatWorkload(job, t)],
        [t('adminJobs.field.baseLocationTypes'), formatPlace(job, t)],
        [t('adminJobs.field.baseLocationDetail'), japanese(job.baseLocationDetail)],
        [t('adminJobs.salary'), formatSalary(job, t, i18n.language)],
        [field('skillNamesForHidden'), job.isHideSkills && japanese(job.skillNamesForHidden)],
        [t('adminJobs.field.isExcellent'), job.isExcellent && t('adminJobs.yes')],
        [t('adminJobs.column.favoriteCount'), job.favoriteCount],
        [t('adminJobs.field.owners'), t('adminJobs.people', { n: job.owners?.length ?? 0 })],
        [t('adminJobs.times.created'), at(job.createdAt)],
        [t('adminJobs.times.requested'), at(job.reviewRequestedAt)],
        [t('adminJobs.times.published'), at(job.publishedAt)],
        [t('adminJobs.times.closed'), at(job.closedAt)],
        [t('adminJobs.times.updated'), at(job.updatedAt)],
        [t('adminJobs.field.memo'), japanese(job.memo)],
      ]}
    />
  );
}
