import type { Photo } from './report/Photo';

/**
 * Photographs a page. If this shows problems, photographs it a second time and returns the second photos. A
 * busy machine can miss a time limit once, while a defect of the page shows again.
 */
export async function tryTwice(take: () => Promise<Photo[]>, log: (line: string) => void): Promise<Photo[]> {
  const photos = await take();
  const failed = photos.filter(({ problems }) => problems.length > 0);
  if (failed.length === 0) return photos;
  for (const { sheet, title, problems } of failed) log(`again: ${sheet} ${title}: ${problems[0]}`);
  return take();
}
