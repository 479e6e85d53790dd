import { useTranslation } from 'react-i18next';
import { Stack } from '../../../components/layout/Stack';
import { getOrganizationName } from '../../../entities/job/getOrganizationName';
import { Crest } from '../../../components/avatars/Crest';
import { Visibility } from '../../../components/page/Visibility';
import styles from './JobOrganization.module.css';
import type { ShownJob } from './ShownJob';

/** Shows the organization that offers a job or, if the job hides it, a text that says so, and whom it was told. */
export function JobOrganization({ job }: { job: ShownJob }) {
  const { t } = useTranslation();
  const { disclosedName } = job.myApply ?? {};
  const name = disclosedName ?? getOrganizationName(job, t);
  return (
    <Stack className={styles.organization} gap={12} align="center">
      <Crest name={disclosedName ?? job.organizationName} image={job.organization?.icon} size={40} />
      <div>
        <div lang={job.isHideOrganizationName && !disclosedName ? undefined : 'ja'}>{name}</div>
        {job.isHideOrganizationName && (
          <Visibility isVisible={false}>
            {t(disclosedName ? 'jobs.show.organizationDisclosed' : 'jobs.show.organizationHidden')}
          </Visibility>
        )}
      </div>
    </Stack>
  );
}
