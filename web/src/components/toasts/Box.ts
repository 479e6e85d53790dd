/** Where something is in the window, in pixels. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}
