/** One upload that was sent with XMLHttpRequest. It stays pending until the test calls `end` or `lose`. */
interface SimulatedUpload {
  end: (status: number) => void;
  /** Ends the upload as if the connection was lost. */
  lose: () => void;
}

/**
 * Replaces XMLHttpRequest, which sends uploads, and what jsdom lacks for pictures. Returns the uploads that
 * were sent since, and `pictures`, whose `side` is the size of every picture in pixels; null for files that
 * are none.
 */
export function simulateUploads() {
  const posts: SimulatedUpload[] = [];
  const pictures: { side: number | null } = { side: 400 };
  class PostRequest {
    upload = {};
    status = 0;
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    open() {}
    abort() {
      this.onabort();
    }
    send() {
      posts.push({
        end: (status) => {
          this.status = status;
          this.onload();
        },
        lose: () => this.onerror(),
      });
    }
  }
  globalThis.XMLHttpRequest = PostRequest as never;
  globalThis.createImageBitmap = () => {
    const { side } = pictures;
    return side === null
      ? Promise.reject(new Error('not a picture'))
      : Promise.resolve({ width: 400, height: side, close: () => undefined } as ImageBitmap);
  };
  URL.createObjectURL = () => 'blob:local-copy';
  URL.revokeObjectURL = () => undefined;
  return { posts, pictures };
}
