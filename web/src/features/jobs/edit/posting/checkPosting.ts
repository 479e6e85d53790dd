import { OpenJob } from '../../../../../../model/entities/OpenJob';
import { SelectionProcess } from '../../../../../../model/entities/SelectionProcess';
import { findHiddenNames } from '../../../../../../model/rules/posting/findHiddenNames';
import { findPostingProblems } from '../../../../../../model/rules/posting/findPostingProblems';
import type { Finding } from '../../../../../../model/rules/posting/Finding';
import { isAdvice } from '../../../../../../model/rules/posting/isAdvice';
import { namesShown } from '../../../../../../model/rules/posting/namesShown';
import { neededToPublish } from '../../../../../../model/rules/posting/neededToPublish';
import { type PostingBasis, postingBasis } from '../../../../../../model/rules/posting/postingBasis';
import { requiredToPublish } from '../../../../../../model/rules/posting/requiredToPublish';
import { wasCheckedForNames } from '../../../../../../model/rules/posting/wasCheckedForNames';
import type { JobValues } from '../JobValues';
import { emptyJobValues } from '../store/emptyJobValues';
import type { EditedJob } from '../store/EditedJob';
import { buildPostedJob, type PostedNames } from './buildPostedJob';

type Texts = Record<string, string>;

/** A fact that the record of the organization has, and the posting shows. */
type OrganizationFact = 'address' | 'contact';

const isField = (field: string): field is keyof JobValues => field in emptyJobValues;

/** A posting rule that the value of a field of the job editor breaks. */
export interface FieldFinding extends Finding {
  field: keyof JobValues;
  basis: PostingBasis;
}

/** The result of checking the values of the job editor against the posting rules. */
export interface PostingCheck {
  /** The fields that must not be empty in a public job, including those that already have a value. */
  needed: readonly (keyof JobValues)[];
  missing: readonly (keyof JobValues)[];
  /** What the record of the organization lacks. */
  missingOfOrganization: readonly OrganizationFact[];
  /** Texts that contain something forbidden, such as a link to another site. */
  wording: readonly FieldFinding[];
  /** Texts to think over, which do not keep the job from being published. */
  advice: readonly FieldFinding[];
  /**
   * Texts that mention the organization although the job hides it. Unchanged texts that an administrator has
   * accepted before are left out.
   */
  names: readonly FieldFinding[];
}

/**
 * Returns the non-empty values of `fields` as texts in Unicode form NFKC. The keys of the result are the
 * names of the fields with `prefix` before them.
 */
function normalTexts(record: object, fields: readonly string[], prefix = ''): Texts {
  const given = Object.entries(record).filter(([field, value]) => fields.includes(field) && value);
  return Object.fromEntries(given.map(([field, value]) => [prefix + field, `${value}`.normalize('NFKC')]));
}

const textsOfSteps = (steps: readonly object[]): Texts =>
  Object.assign(
    {},
    ...steps.map((step, index) =>
      normalTexts(step, SelectionProcess.postedTexts, `selectionProcesses.${index + 1}.`),
    ),
  ) as Texts;

const namesOf = (job: object) => {
  const names = namesShown({ ...job });
  return normalTexts(names, Object.keys(names));
};

/**
 * Checks the values of the job editor against the posting rules, with the same functions that the API calls
 * before it publishes a job.
 * @param stored the job as it is stored; null for a new one
 */
export function checkPosting(values: JobValues, stored: EditedJob | null, names: PostedNames): PostingCheck {
  const job = buildPostedJob(values, names);
  const { isHideOrganizationName, selectionProcesses } = job;
  const texts = { ...normalTexts(job, OpenJob.postedTexts), ...textsOfSteps(selectionProcesses) };
  const shown = { ...texts, ...namesOf(job) };
  const isKnown = stored && wasCheckedForNames({ ...stored }, job);
  const known: Texts = isKnown
    ? {
        ...normalTexts(stored, OpenJob.postedTexts),
        ...namesOf(stored),
        ...textsOfSteps(stored.selectionProcesses?.items ?? []),
      }
    : {};
  const unknown = Object.fromEntries(Object.entries(shown).filter(([field, text]) => known[field] !== text));
  const hidden = [job.organizationName, names.organization?.kana].flatMap((name) =>
    name ? [name.normalize('NFKC')] : [],
  );
  const onFields = (findings: readonly Finding[]): FieldFinding[] =>
    findings.map(({ field, rule }) => ({
      rule,
      basis: postingBasis(rule, job.workType),
      field: (field.split('.')[0] ?? field) as keyof JobValues,
    }));
  const missing = requiredToPublish({ ...job });
  const problems = findPostingProblems(texts, [window.location.host, window.location.hostname]);
  return {
    needed: neededToPublish({ ...job }).filter(isField),
    missing: missing.filter(isField),
    missingOfOrganization: missing.flatMap((field) => field.split('.')[1] ?? []) as OrganizationFact[],
    wording: onFields(problems.filter((finding) => !isAdvice(finding))),
    advice: onFields(problems.filter(isAdvice)),
    names: isHideOrganizationName && hidden.length > 0 ? onFields(findHiddenNames(unknown, hidden)) : [],
  };
}
