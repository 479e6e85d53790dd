const folderOf = (name) => name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();

/** Ant Design as its index exports it, each component loaded by the first test that uses it, not all of them by each. */
module.exports = new Proxy(
  {},
  { get: (_, name) => name === '__esModule' || require(`antd/lib/${folderOf(name)}`).default },
);
