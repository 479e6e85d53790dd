/** In a process that preloads this module, every TCP connection throws. Only local pipes can be opened. */
const { Socket } = require('node:net');

const connect = Socket.prototype.connect;
Socket.prototype.connect = function connectLocally(...args) {
  const [options] = args.flat();
  const path = typeof options === 'string' ? options : options?.path;
  if (path) return connect.apply(this, args);
  throw new Error(`No network here: ${JSON.stringify(options)}`);
};
