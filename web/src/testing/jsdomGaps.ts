import { TextDecoder, TextEncoder } from 'node:util';

/**
 * Adds to jsdom the browser features that it lacks and that antd, react-router or Apollo use. Import this
 * module for its side effect.
 */

class Port {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  other: Port | null = null;
  postMessage(data: unknown) {
    setTimeout(() => this.other?.onmessage?.({ data }));
  }
  close() {
    this.onmessage = null;
  }
}

/** A simple MessageChannel. With Node's own MessageChannel, the test process would not end. */
class MessageChannel {
  port1 = new Port();
  port2 = new Port();
  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

class IntersectionObserver extends ResizeObserver {
  takeRecords() {
    return [];
  }
}

/** The part of the browser's Request class that react-router uses when it navigates. */
class Request {
  readonly method = 'GET';
  readonly signal?: AbortSignal;
  constructor(
    readonly url: string,
    init: { signal?: AbortSignal } = {},
  ) {
    this.signal = init.signal;
  }
}

/** The part of the browser's Response class that react-router uses when it redirects. */
class Response {
  readonly body = null;
  readonly status: number;
  readonly statusText = '';
  readonly headers: Headers;
  constructor(_body: null, { status, headers }: { status: number; headers: Headers }) {
    this.status = status;
    this.headers = headers;
  }
}

/** Nothing matches but the wish for less motion: no test waits for an animation. */
const matchMedia = (media: string) => ({
  media,
  matches: media.includes('prefers-reduced-motion'),
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});

const scrollTo = () => {};

Object.assign(globalThis, {
  MessageChannel,
  ResizeObserver,
  IntersectionObserver,
  Request,
  Response,
  TextEncoder,
  TextDecoder,
  matchMedia,
  scrollTo,
});
Element.prototype.scroll = scrollTo;
Element.prototype.scrollTo = scrollTo;
Element.prototype.scrollIntoView = scrollTo;

// jsdom does not compute styles of pseudo-elements and logs an error at each call: here they have none.
const { getComputedStyle } = window;
const noStyle = document.createElement('i').style;
window.getComputedStyle = (element, pseudoElement) => (pseudoElement ? noStyle : getComputedStyle(element));

HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};
