import type { EditedRecord } from '../../../../components/forms/edit/EditedRecord';
import type { CareerAchievementFragment } from '../../../../generated/career';

/** A link of an achievement in the form. It has no id until it is stored. */
export interface EditedLink {
  id?: string;
  title: string | null;
  url: string;
}

/** A file of an achievement in the form. It has no id until it is stored. */
export interface EditedFile {
  id?: string;
  /** The key of the uploaded file in the file bucket. */
  file: string | null;
  filename: string | null;
  fileType: string | null;
  /**
   * The key of the thumbnail in the file bucket; null if there is none. Everybody who sees the work history
   * sees the thumbnail.
   */
  thumbnail: string | null;
}

const texts = ['projectName', 'role', 'division', 'position', 'description', 'coverImage'] as const;
const dates = ['startDate', 'endDate'] as const;

/**
 * The values of the form for an achievement. Links and files are stored as separate records below the
 * achievement.
 */
export type AchievementValues = Record<(typeof texts)[number] | (typeof dates)[number], string | null> & {
  isContinuation: boolean;
  topics: string[];
  links: EditedLink[];
  uploads: EditedFile[];
};

/**
 * Converts an achievement into the values of its form; without an achievement, returns those of an empty
 * form.
 */
export function toAchievementRecord(
  achievement?: CareerAchievementFragment,
): EditedRecord<AchievementValues> {
  const own = Object.fromEntries([...texts, ...dates].map((field) => [field, achievement?.[field] ?? null]));
  const { isContinuation, topics, links, uploads, version } = achievement ?? {};
  const values = {
    ...own,
    isContinuation: isContinuation === true,
    topics: topics ?? [],
    links: (links?.items ?? []).map(({ id, title, url }) => ({ id, title, url })),
    uploads: (uploads?.items ?? []).map(({ id, file, filename, fileType, thumbnail }) => ({
      ...{ id, file, filename, fileType, thumbnail },
    })),
  };
  return { values: values as AchievementValues, version };
}
