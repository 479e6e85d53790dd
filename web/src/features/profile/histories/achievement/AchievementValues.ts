import type { EditedRecord } from '../../../../components/forms/edit/EditedRecord';
import type { CareerAchievementFragment } from '../../../../generated/career';

/** A link of an achievement in its editor; without an id until it is stored. */
export interface EditedLink {
  id?: string;
  title: string | null;
  url: string;
}

/** A file of an achievement in its editor; without an id until it is stored. */
export interface EditedFile {
  id?: string;
  /** The key of the uploaded file. */
  file: string | null;
  filename: string | null;
  fileType: string | null;
  /** The key of a picture that everybody who may open the profile sees. */
  thumbnail: string | null;
}

const texts = ['projectName', 'role', 'division', 'position', 'description', 'coverImage'] as const;
const dates = ['startDate', 'endDate'] as const;

/** The fields of an achievement in its editor. Links and files are records below the achievement. */
export type AchievementValues = Record<(typeof texts)[number] | (typeof dates)[number], string | null> & {
  isContinuation: boolean;
  topics: string[];
  links: EditedLink[];
  uploads: EditedFile[];
};

/** Returns an achievement as its editor shows it; without one, an empty one. */
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
