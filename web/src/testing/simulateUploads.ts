/** One upload that was sent with XMLHttpRequest. It stays pending until the test calls `end` or `lose`. */
interface SimulatedUpload {
  end: (status: number) => void;
  /** Ends the upload as if the connection was lost. */
  lose: () => void;
}

/**
 * Replaces XMLHttpRequest, with which files are uploaded, and the functions for pictures that jsdom lacks.
 * Returns `posts`, the uploads sent so far, and `pictures`. A test can set `pictures.side`: the height in
 * pixels that every chosen picture then has, or null to simulate files that are not pictures.
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
