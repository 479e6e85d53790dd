import { storedTexts } from './storedTexts';

/**
 * A place in the stored data where a text that identifies a person was found. `trace` is the name of that
 * text.
 */
interface Found {
  trace: string;
  store: string;
  /** The store and the attribute: `<kind>.<attribute path>`. For a file's content, the path is `content`. */
  where: string;
  text: string;
}

interface Searched {
  /**
   * How much was searched, by kind of store: the number of rows, documents, files or messages, and the bytes
   * of their texts.
   */
  searched: Record<string, { entries: number; bytes: number }>;
  found: Found[];
}

/**
 * Searches everything that the stack stores (tables, search indices, files, queues) for the given texts,
 * ignoring case.
 * @param traces the texts, by their names
 */
export async function searchTraces(traces: Readonly<Record<string, string>>): Promise<Searched> {
  const stores = ['tables', 'indices', 'files', 'queues'];
  const searched: Searched['searched'] = Object.fromEntries(
    stores.map((store) => [store, { entries: 0, bytes: 0 }]),
  );
  const found: Found[] = [];
  const wanted = Object.entries(traces).map(([trace, text]) => [trace, text.toLowerCase()] as const);
  for await (const { store, kind, texts } of storedTexts()) {
    const count = (searched[store] ??= { entries: 0, bytes: 0 });
    count.entries += 1;
    for (const [path, text] of texts) {
      count.bytes += Buffer.byteLength(text);
      const written = text.toLowerCase();
      const decoded = written.includes('%') ? safelyDecoded(written) : written;
      for (const [trace, wantedText] of wanted)
        if (written.includes(wantedText) || decoded.includes(wantedText))
          found.push({ trace, store, where: `${kind}.${path}`, text: text.slice(0, 120) });
    }
  }
  return { searched, found };
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
