import { applyCourse } from './transitions/applyCourse';

type Values = Readonly<Record<string, unknown>>;

/** The states of an application that the organization has taken up. */
const TAKEN_UP: readonly unknown[] = applyCourse.filter((state) => state !== 'APPLIED');

/**
 * Returns the name of the organization that a job hides, as the applicant learns it: with the first step that the
 * organization takes, and not before. A later rejection does not take it back. Null while the job shows the name itself.
 */
export function disclosedNameOf(application: Values, job: Values): unknown {
  const { type, history } = application;
  const states = [{ type }, ...((history ?? []) as { type?: unknown }[])];
  const wasTakenUp = states.some((event) => TAKEN_UP.includes(event.type));
  return wasTakenUp && job.isHideOrganizationName === true ? (job.organizationName ?? null) : null;
}
