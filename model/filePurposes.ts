const images = ['image/jpeg', 'image/png', 'image/webp'];
const documents = [
  'application/pdf',
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
];

/**
 * What users may upload for one purpose: the content types, and the maximum size in bytes. If `isPublic` is
 * true, everybody who knows the file's URL can open the file.
 */
export interface FilePurpose {
  isPublic: boolean;
  types: readonly string[];
  mostBytes: number;
  /** The minimum number of pixels on a picture's shorter side; 0 if there is none. */
  leastPixels: number;
  /**
   * `talent`: administrators upload the file about a talent. It is stored among the talent's files and erased
   * with them. By default it is the uploading person's own file.
   */
  about?: 'talent';
}

const MEGABYTE = 1_048_576;
const picture = (megabytes: number, isPublic: boolean): FilePurpose => ({
  isPublic,
  types: images,
  mostBytes: megabytes * MEGABYTE,
  leastPixels: 200,
});
const file: FilePurpose = {
  isPublic: false,
  types: [...documents, ...images],
  mostBytes: 20 * MEGABYTE,
  leastPixels: 0,
};

/** Browsers play both types without help. */
const video: FilePurpose = {
  isPublic: false,
  types: ['video/mp4', 'video/webm'],
  mostBytes: 500 * MEGABYTE,
  leastPixels: 0,
  about: 'talent',
};

/** The purposes for which users can upload files. None of them accepts HTML or SVG, which can contain scripts. */
export const filePurposes: Readonly<Record<string, FilePurpose>> = {
  PROFILE_ICON: picture(5, true),
  COVER_IMAGE: picture(10, true),
  ORGANIZATION_ICON: picture(5, true),
  PORTFOLIO_IMAGE: picture(10, false),
  PORTFOLIO_FILE: file,
  RESUME: file,
  ACHIEVEMENT_FILE: file,
  ACHIEVEMENT_THUMBNAIL: picture(5, false),
  INTERVIEW_VIDEO: video,
};
