import { localCopies } from './localCopies';

/**
 * Returns the URL of a picture. The key of an upload is a path of the site below `public/`, where the picture is while
 * everybody may see it; pictures that were uploaded in this tab are shown from the device. Undefined without a picture.
 */
export function pictureUrl(picture: string | null | undefined): string | undefined {
  if (!picture) return undefined;
  const [area, ...file] = picture.split('/');
  if (area !== 'public' && area !== 'private') return picture;
  return localCopies.urlOf(picture) ?? `/public/${file.join('/')}`;
}
