import { Form } from 'antd';
import { useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../../components/buttons/Button';
import { getRuleText } from '../../../../components/forms/edit/getRuleText';
import { paths } from '../../../../lib/paths';
import type { JobArea } from '../jobAreas';
import { jobFieldLabel } from '../jobFieldLabel';
import type { JobValues } from '../JobValues';
import { useJobValue } from '../sections/useJobValue';
import styles from './posting.module.css';
import type { FieldFinding } from './checkPosting';
import { PostingContext } from './PostingContext';

/**
 * Lists what must change before the job can be published: fields that are still empty, and texts that break a
 * posting rule. Each line leads to its field, or to the organization whose record lacks something.
 */
export function PostingChecklist({ area }: { area: JobArea }) {
  const { t } = useTranslation();
  const id = useId();
  const form = Form.useFormInstance<JobValues>();
  const { missing, missingOfOrganization, wording, advice, names } = useContext(PostingContext);
  const textOf = ({ field, rule }: FieldFinding) => ({ field, text: getRuleText(t, rule) });
  const lines = [
    ...missing.map((field) => ({ field, text: t('jobEditor.check.missing') })),
    ...[...wording, ...names].map(textOf),
  ];
  const count = lines.length + missingOfOrganization.length;
  const organization = useJobValue('organizationOpenJobsId');
  const goTo = (field: keyof JobValues) => form.scrollToField(field, { block: 'center', focus: true });
  return (
    <section className={styles.checklist} aria-labelledby={id}>
      <h2 id={id}>{t('jobEditor.check.title')}</h2>
      {count === 0 && <p className={styles.ready}>{t('jobEditor.check.ready')}</p>}
      {count > 0 && <p>{t('jobEditor.check.lead', { n: count })}</p>}
      <ul>
        {[...lines, ...advice.map(textOf)].map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            <Button look="bare" onClick={() => goTo(field)}>
              {jobFieldLabel(t, field)}
            </Button>
            <span>{text}</span>
          </li>
        ))}
        {missingOfOrganization.map((fact) => (
          <li key={fact}>
            <Link
              to={area === 'admin' ? paths.adminOrganization(`${organization}`) : paths.clientOrganization}
            >
              {t(`adminJobs.field.organization.${fact}`)}
            </Link>
            <span>{t('jobEditor.check.missingOfOrganization')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
