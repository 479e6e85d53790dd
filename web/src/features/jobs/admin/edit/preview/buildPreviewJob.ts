import { OpenJobVisibility } from '../../../../../../../model/visibility/OpenJobVisibility';
import { project } from '../../../../../../../model/visibility/project';
import type { Catalogue } from '../../../../../lib/catalogue/useCatalogue';
import type { ShownJob } from '../../../show/ShownJob';
import type { JobValues } from '../JobValues';
import { buildPostedJob, type PostedNames } from '../posting/buildPostedJob';
import type { EditedJob } from '../store/EditedJob';
import type { PreviewViewer } from './previewViewers';

/**
 * For each viewer that the preview offers, the kind of viewer in `model/visibility` that sees the same
 * fields.
 */
const viewers = { GUEST: 'public', TALENT: 'public', CLIENT: 'client' } as const;

interface Names extends PostedNames {
  catalogue: Catalogue | null;
}

const find = <Entry extends { id: string }>(entries: readonly Entry[] | undefined, id: string | null) =>
  entries?.find((entry) => entry.id === id) ?? null;

/**
 * Returns the job in the editor as `viewer` would see it if it were public. Fields that the API would not
 * return to that viewer are null.
 */
export function buildPreviewJob(
  values: JobValues,
  stored: EditedJob | null,
  { catalogue, ...names }: Names,
  viewer: PreviewViewer,
): ShownJob {
  const now = new Date().toISOString();
  const job = {
    ...{ id: stored?.id ?? 'new', publishedAt: stored?.publishedAt ?? now, updatedAt: now, closedAt: null },
    ...buildPostedJob(values, names),
    organization: names.organization,
    job: find(catalogue?.occupations, values.openJobJobId),
    baseLocation: find(catalogue?.prefectures, values.openJobBaseLocationId),
    selectionProcesses: {
      items: values.selectionProcesses.map((step, index) => ({ ...step, step: index + 1 })),
    },
    ...{ isPublic: true, isDraft: false, myFavorite: null, myApply: null },
  };
  const hidden = Object.fromEntries(Object.keys(job).map((field) => [field, null]));
  return { ...hidden, ...project(OpenJobVisibility, job, viewers[viewer]) } as unknown as ShownJob;
}
