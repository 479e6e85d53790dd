import type { TFunction } from 'i18next';
import { getRuleText } from '../../../../components/forms/edit/getRuleText';
import { jobFieldLabel } from '../../edit/jobFieldLabel';
import type { FieldFinding, PostingCheck } from '../../edit/posting/checkPosting';
import type { Reason } from './Reason';

/** What people who review jobs ask for most often, and no rule finds. */
const USUAL = ['vague', 'pay', 'steps', 'picture'] as const;

/**
 * Returns the reasons for which a job can be returned: first what the posting rules refuse, then what they advise or only
 * a reviewer can decide, last what reviewers usually ask for.
 */
export function listReasons(t: TFunction, check: PostingCheck): Reason[] {
  const { missing, missingOfOrganization, wording, names, advice } = check;
  const ofFinding =
    (isBinding: boolean) =>
    ({ field, rule, basis }: FieldFinding): Reason => ({
      key: `${field} ${rule}`,
      text: t('adminJobs.refusedField', { name: jobFieldLabel(t, field), rule: getRuleText(t, rule) }),
      basis: t(`jobEditor.basis.${basis}`),
      isBinding,
    });
  const ofEmpty = (field: string, name: string, rule: string): Reason => ({
    key: `${field} required`,
    text: t('adminJobs.refusedField', { name, rule }),
    basis: t('jobEditor.basis.policy'),
    isBinding: true,
  });
  const usual = USUAL.map((key): Reason => ({
    key,
    text: t(`adminJobs.review.usual.${key}`),
    basis: null,
    isBinding: false,
  }));
  return [
    ...missing.map((field) => ofEmpty(field, jobFieldLabel(t, field), t('jobEditor.check.missing'))),
    ...missingOfOrganization.map((fact) =>
      ofEmpty(fact, t(`adminJobs.field.organization.${fact}`), t('jobEditor.check.missingOfOrganization')),
    ),
    ...wording.map(ofFinding(true)),
    ...[...names, ...advice].map(ofFinding(false)),
    ...usual,
  ];
}
