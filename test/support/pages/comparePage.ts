import type { ExpectedPage } from './ExpectedPage';
import { readPage } from './readPage';

interface Read {
  /** What the page says otherwise than it must; empty if it says all of it. */
  differences: string[];
  /** The URL of the picture that the page names. */
  picture: string;
}

/** Reads a public page as a robot, and compares what it says with what it must say. */
export async function comparePage({ path, title, texts, picture, structured }: ExpectedPage): Promise<Read> {
  const page = await readPage(path);
  const text = texts.map((each) => (each ?? '').replace(/\s+/g, ' ').trim()).find((each) => each !== '');
  const [, file = ''] = page.picture?.split(page.origin) ?? [];
  const checks: Record<string, () => void> = {
    status: () => expect([page.status, page.robots]).toEqual([200, null]),
    title: () => expect(page.title).toBe(`${title} | Enishi`),
    canonical: () => expect(page.canonical).toBe(page.origin + path),
    description: () => {
      const [begin = '', cut] = `${page.description}`.split(/(…)$/);
      if (cut) expect([text?.startsWith(begin), begin.length > 100]).toEqual([true, true]);
      else expect(page.description).toBe(text);
    },
    picture: () => (picture ? expect(file).toBe(picture) : expect(file).toMatch(/^\/share\/[a-z-]+\.png$/)),
    structured: () =>
      structured ? expect(page.structured).toMatchObject(structured) : expect(page.structured).toBeNull(),
  };
  const differences = Object.entries(checks).flatMap(([name, check]) => {
    try {
      check();
      return [];
    } catch (error) {
      return [`${path} ${name}: ${(error as Error).message}`];
    }
  });
  return { differences, picture: `${page.picture}` };
}
