import { create, type Font } from 'fontkit';

type Listener = (part?: Uint8Array) => void;
interface Stream {
  on: (event: string, listener: Listener) => Stream;
}

/**
 * Reads fonts for pdf-lib, with the fontkit of today: the copy that pdf-lib is published with drops half of the letters
 * of a Japanese font. pdf-lib reads a subset as the stream that the old one gave.
 */
export const fontReader = {
  create(bytes: Uint8Array): Font {
    // The type of the package has Node's Buffer; any array of bytes will do.
    const font = create(bytes as never) as Font;
    const subsetOf = font.createSubset.bind(font);
    return Object.assign(font, {
      createSubset: () => {
        const subset = subsetOf();
        const encodeStream = (): Stream => {
          const stream: Stream = {
            on(event, listener) {
              if (event === 'data') listener(subset.encode());
              if (event === 'end') queueMicrotask(() => listener());
              return stream;
            },
          };
          return stream;
        };
        return Object.assign(subset, { encodeStream });
      },
    });
  },
};
