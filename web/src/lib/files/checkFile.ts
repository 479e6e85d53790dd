import { filePurposes } from '../../../../model/filePurposes';
import { FileLimits } from '../../../../model/limits/FileLimits';
import type { FilePurpose } from '../../generated/schema';
import { FileRefused } from './FileRefused';

/**
 * The first bytes of the documents that may be uploaded (PDF, ZIP (new Office files) and old Office files) and of
 * WebM videos.
 */
const STARTS = ['%PDF-', 'PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0', '\u001aE\u00df\u00a3'];
/** What the types of new Office files begin with. */
const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
/** The types of old Office files. */
const OLD_OFFICE = ['application/msword', 'application/vnd.ms-excel', 'application/vnd.ms-powerpoint'];
/** What an MP4 video has after the length of its first box. */
const MP4 = 'ftyp';

async function checkDocument(file: File): Promise<void> {
  const first = String.fromCharCode(...new Uint8Array(await file.slice(0, 8).arrayBuffer()));
  const isKnown = STARTS.some((start) => first.startsWith(start)) || first.slice(4) === MP4;
  if (!isKnown) throw new FileRefused('unreadable');
  const isOld = OLD_OFFICE.includes(file.type);
  if (!isOld && !file.type.startsWith(OPEN_XML)) return;
  const content = new Uint8Array(await file.arrayBuffer());
  const isActive = isOld
    ? (await import('../../../../model/files/hasActiveStreams')).hasActiveStreams(content)
    : (await import('../../../../model/files/hasActiveContent')).hasActiveContent(content);
  if (isActive) throw new FileRefused('activeContent');
}

async function checkPicture(file: File, leastPixels: number): Promise<void> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) throw new FileRefused('unreadable');
  const { width, height } = picture;
  picture.close();
  if (Math.min(width, height) < leastPixels) throw new FileRefused('tooSmall');
  if (width * height > FileLimits.pixels) throw new FileRefused('tooManyPixels');
}

/**
 * Checks a file before it is sent, by the rules that the API applies afterwards: its size, its type, its
 * content, and the dimensions of a picture. Throws FileRefused.
 */
export async function checkFile(purpose: FilePurpose, file: File): Promise<void> {
  const rule = filePurposes[purpose];
  if (!rule) throw new Error(`There is no purpose ${purpose}.`);
  if (file.size === 0) throw new FileRefused('empty');
  if (file.size > rule.mostBytes) throw new FileRefused('tooLarge');
  if (!rule.types.includes(file.type)) throw new FileRefused('wrongType');
  if (file.type.startsWith('image/')) await checkPicture(file, rule.leastPixels);
  else await checkDocument(file);
}
